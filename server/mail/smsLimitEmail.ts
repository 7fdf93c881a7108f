/** The email that tells the owner that no more SMS are sent on a day. */
import { dayText } from '#domain/deliveryDates.ts';
import { smsLimitTexts } from '#texts/ownerEmails.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';

export const smsLimitEmail = ({ day, shop }: { day: string; shop: Shop }): EmailTemplate => ({
  subject: smsLimitTexts.subject(shop.name),
  preview: smsLimitTexts.preview,
  heading: smsLimitTexts.heading,
  blocks: [
    { kind: 'paragraph', text: smsLimitTexts.limit(dayText(day)) },
    { kind: 'paragraph', text: smsLimitTexts.advice },
    { kind: 'link', label: smsLimitTexts.show, url: `${shop.url}/admin/sms` },
  ],
});
