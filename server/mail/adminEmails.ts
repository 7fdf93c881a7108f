/** Emails that tell the first admin what the shop has stopped: SMS for a day, or a webhook. */
import { dayWithWeekday } from '#domain/deliveryDates.ts';
import { FAILING_DAYS } from '#domain/webhooks.ts';
import { smsLimitTexts, webhookOffTexts } from '#texts/adminEmails.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';

export const smsLimitEmail = ({ day, shop }: { day: string; shop: Shop }): EmailTemplate => ({
  subject: smsLimitTexts.subject(shop.name),
  preview: smsLimitTexts.preview,
  heading: smsLimitTexts.heading,
  blocks: [
    { kind: 'paragraph', text: smsLimitTexts.limit(dayWithWeekday(day)) },
    { kind: 'paragraph', text: smsLimitTexts.advice },
    { kind: 'link', label: smsLimitTexts.show, url: `${shop.url}/admin/sms` },
  ],
});

export const webhookOffEmail = ({ url, shop }: { url: string; shop: Shop }): EmailTemplate => {
  const { host } = new URL(url);
  return {
    subject: webhookOffTexts.subject(shop.name),
    preview: webhookOffTexts.preview(host, FAILING_DAYS),
    heading: webhookOffTexts.heading,
    blocks: [
      { kind: 'paragraph', text: webhookOffTexts.lost(host, FAILING_DAYS) },
      { kind: 'paragraph', text: webhookOffTexts.advice },
      { kind: 'link', label: webhookOffTexts.show, url: `${shop.url}/admin/settings/webhooks` },
    ],
  };
};
