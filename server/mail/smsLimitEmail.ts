/** The email that tells the owner that no more SMS are sent on a day. */
import { dayText } from '#domain/deliveryDates.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';

export const smsLimitEmail = ({ day, shop }: { day: string; shop: Shop }): EmailTemplate => ({
  subject: `${shop.name} has reached its SMS limit`,
  preview: 'Messages about orders wait until tomorrow.',
  heading: 'The SMS limit of the day is reached',
  blocks: [
    {
      kind: 'paragraph',
      text: `On ${dayText(day)} the shop has sent as many SMS as the settings allow for one day. Messages about orders wait until tomorrow. Customers can log in with a code from their phone only while some of the limit is left.`,
    },
    {
      kind: 'paragraph',
      text: 'If this is a busy day, allow more in the settings. If it is not, look at the page SMS: someone may be asking for codes again and again.',
    },
    { kind: 'link', label: 'Show the SMS', url: `${shop.url}/admin/sms` },
  ],
});
