/** Emails that tell the first admin what the shop has stopped: SMS for a day, or a webhook. */
import { dayWithWeekday } from '#domain/deliveryDates.ts';
import { FAILING_DAYS } from '#domain/webhooks.ts';
import { smsLimitTexts, webhookOffTexts } from '#texts/adminEmails.ts';
import { type EmailTemplate, link, paragraph, type Shop } from './emailTemplate.ts';

export const smsLimitEmail = ({ day, shop }: { day: string; shop: Shop }): EmailTemplate => ({
  subject: smsLimitTexts.subject(shop.name),
  preview: smsLimitTexts.preview,
  heading: smsLimitTexts.heading,
  blocks: [
    paragraph(smsLimitTexts.limit(dayWithWeekday(day))),
    paragraph(smsLimitTexts.advice),
    link(smsLimitTexts.show, `${shop.url}/admin/sms`),
  ],
});

export const webhookOffEmail = ({ url, shop }: { url: string; shop: Shop }): EmailTemplate => {
  const { host } = new URL(url);
  return {
    subject: webhookOffTexts.subject(shop.name),
    preview: webhookOffTexts.preview(host, FAILING_DAYS),
    heading: webhookOffTexts.heading,
    blocks: [
      paragraph(webhookOffTexts.lost(host, FAILING_DAYS)),
      paragraph(webhookOffTexts.advice),
      link(webhookOffTexts.show, `${shop.url}/admin/settings/webhooks`),
    ],
  };
};
