/** The email that tells the owner that a webhook was switched off. */
import { FAILING_DAYS } from '#domain/webhooks.ts';
import { webhookOffTexts } from '#texts/ownerEmails.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';

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
