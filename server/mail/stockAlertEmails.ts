/** Emails to those who wait for a sold-out product. None contains what a stranger typed. */
import { CONFIRM_DAYS, confirmAlertPath, stopAlertsPath } from '#domain/stockAlerts.ts';
import type { MailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import type { Block, EmailTemplate, Shop } from './emailTemplate.ts';

interface About {
  alert: MailedAlert;
  shop: Shop;
  /** Of the link that confirms or stops. */
  token: string;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const hello = paragraph('Hello,');

/** 'Reshmi Churi, Size M, Gold' */
const nameOf = ({ product, size, colour }: MailedAlert): string =>
  [product.name, size && `Size ${size}`, colour].filter(Boolean).join(', ');

const stopLink = ({ shop, token }: About): Block[] => [
  paragraph('You get this email once, because you asked for it. To get no more of these emails, press here:'),
  { kind: 'link', label: 'Stop These Emails', url: `${shop.url}${stopAlertsPath}#${token}` },
];

export const backInStockEmail = (about: About): EmailTemplate => {
  const { alert, shop } = about;
  return {
    subject: `${alert.product.name} is back in stock`,
    preview: 'You asked us to tell you.',
    heading: 'It is back in stock',
    blocks: [
      hello,
      paragraph(`You asked us to tell you: ${nameOf(alert)} is back in stock.`),
      paragraph('Our pieces are made by hand and few at a time, and others are waiting for it too.'),
      { kind: 'link', label: 'Show It in the Shop', url: `${shop.url}/products/${alert.product.id}` },
      ...stopLink(about),
    ],
  };
};

export const confirmAlertEmail = ({ alert, shop, token }: About): EmailTemplate => ({
  subject: `Shall we tell you when ${alert.product.name} is back?`,
  preview: 'Please confirm your email.',
  heading: 'Please confirm your email',
  blocks: [
    hello,
    paragraph(
      `Someone entered this email address at ${shop.name} to hear when this is back in stock: ${nameOf(alert)}. If it was you, please confirm within ${CONFIRM_DAYS} days.`,
    ),
    { kind: 'link', label: 'Yes, Tell Me', url: `${shop.url}${confirmAlertPath}#${token}` },
    paragraph('If it was not you, please ignore this email. We will not write to you again about it.'),
  ],
});
