/** Emails to those who wait for a sold-out product. None contains what a stranger typed. */

import { CONFIRM_DAYS, confirmAlertPath, stopAlertsPath } from '#domain/stockAlerts.ts';
import type { MailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import { choiceTexts } from '#texts/choices.ts';
import { stockAlertEmailTexts } from '#texts/productEmails.ts';
import type { Block, EmailTemplate, Shop } from './emailTemplate.ts';

interface About {
  alert: MailedAlert;
  shop: Shop;
  /** Of the link that confirms or stops. */
  token: string;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const hello = (): Block => paragraph(stockAlertEmailTexts.hello);

/** 'Reshmi Churi, Size M, Gold' */
const nameOf = ({ product, size, colour }: MailedAlert): string =>
  [product.name, size && choiceTexts.size(size), colour].filter(Boolean).join(', ');

const stopLink = ({ shop, token }: About): Block[] => [
  paragraph(stockAlertEmailTexts.whyThis),
  { kind: 'link', label: stockAlertEmailTexts.stop, url: `${shop.url}${stopAlertsPath}#${token}` },
];

export const backInStockEmail = (about: About): EmailTemplate => {
  const { alert, shop } = about;
  return {
    subject: stockAlertEmailTexts.back.subject(alert.product.name),
    preview: stockAlertEmailTexts.back.preview,
    heading: stockAlertEmailTexts.back.heading,
    blocks: [
      hello(),
      paragraph(stockAlertEmailTexts.back.text(nameOf(alert))),
      paragraph(stockAlertEmailTexts.back.hurry),
      {
        kind: 'link',
        label: stockAlertEmailTexts.back.show,
        url: `${shop.url}/products/${alert.product.id}`,
      },
      ...stopLink(about),
    ],
  };
};

export const confirmAlertEmail = ({ alert, shop, token }: About): EmailTemplate => ({
  subject: stockAlertEmailTexts.confirm.subject(alert.product.name),
  preview: stockAlertEmailTexts.confirm.preview,
  heading: stockAlertEmailTexts.confirm.heading,
  blocks: [
    hello(),
    paragraph(stockAlertEmailTexts.confirm.text(shop.name, nameOf(alert), CONFIRM_DAYS)),
    { kind: 'link', label: stockAlertEmailTexts.confirm.yes, url: `${shop.url}${confirmAlertPath}#${token}` },
    paragraph(stockAlertEmailTexts.confirm.ignore),
  ],
});
