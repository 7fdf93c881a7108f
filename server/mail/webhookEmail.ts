/** The email that tells the owner that a webhook was switched off. */
import { FAILING_DAYS } from '#domain/webhooks.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';

export const webhookOffEmail = ({ url, shop }: { url: string; shop: Shop }): EmailTemplate => {
  const { host } = new URL(url);
  return {
    subject: `${shop.name} has switched off a webhook`,
    preview: `${host} has not accepted a message for ${FAILING_DAYS} days.`,
    heading: 'A webhook is switched off',
    blocks: [
      {
        kind: 'paragraph',
        text: `The shop could not deliver any message to ${host} for ${FAILING_DAYS} days, so it sends no more there. Messages of this time are lost to that program.`,
      },
      {
        kind: 'paragraph',
        text: 'Look at the last answers on the page Webhooks, repair the address or its server, and switch the webhook on again.',
      },
      { kind: 'link', label: 'Show the webhooks', url: `${shop.url}/admin/settings/webhooks` },
    ],
  };
};
