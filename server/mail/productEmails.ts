/** Emails about a product: an answered review, a product that is back in stock. */
import { itemText } from '#domain/orderLines.ts';
import { CONFIRM_DAYS, confirmAlertPath, stopAlertsPath } from '#domain/stockAlerts.ts';
import type { MailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import type { MailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import { reviewEmailTexts, stockAlertEmailTexts } from '#texts/productEmails.ts';
import { type Block, type EmailTemplate, greeting, link, paragraph, type Shop } from './emailTemplate.ts';

/** To a customer whose review the shop has answered. */
export const reviewAnsweredEmail = (
  { name, productId, productName, answer }: MailedAnswer,
  shop: Shop,
): EmailTemplate => ({
  subject: reviewEmailTexts.subject(shop.name),
  preview: reviewEmailTexts.preview(productName),
  heading: reviewEmailTexts.heading,
  blocks: [
    paragraph(greeting(name)),
    paragraph(reviewEmailTexts.text(productName)),
    paragraph(answer),
    link(reviewEmailTexts.showReview, `${shop.url}/products/${productId}#reviews`),
  ],
});

/** An email to someone who waits for a sold-out product. It contains nothing that a stranger typed. */
interface AlertEmail {
  alert: MailedAlert;
  shop: Shop;
  /** Of the link that confirms or stops. */
  token: string;
}

const hello = (): Block => paragraph(stockAlertEmailTexts.hello);

/** 'Reshmi Churi, Size M, Gold' */
const nameOf = ({ product, size, colour }: MailedAlert): string =>
  itemText({ name: product.name, selectedSize: size, selectedColor: colour });

const stopLink = ({ shop, token }: AlertEmail): Block[] => [
  paragraph(stockAlertEmailTexts.whyThis),
  link(stockAlertEmailTexts.stop, `${shop.url}${stopAlertsPath}#${token}`),
];

export const backInStockEmail = (about: AlertEmail): EmailTemplate => {
  const { alert, shop } = about;
  return {
    subject: stockAlertEmailTexts.back.subject(alert.product.name),
    preview: stockAlertEmailTexts.back.preview,
    heading: stockAlertEmailTexts.back.heading,
    blocks: [
      hello(),
      paragraph(stockAlertEmailTexts.back.text(nameOf(alert))),
      paragraph(stockAlertEmailTexts.back.hurry),
      link(stockAlertEmailTexts.back.show, `${shop.url}/products/${alert.product.id}`),
      ...stopLink(about),
    ],
  };
};

export const confirmAlertEmail = ({ alert, shop, token }: AlertEmail): EmailTemplate => ({
  subject: stockAlertEmailTexts.confirm.subject(alert.product.name),
  preview: stockAlertEmailTexts.confirm.preview,
  heading: stockAlertEmailTexts.confirm.heading,
  blocks: [
    hello(),
    paragraph(stockAlertEmailTexts.confirm.text(shop.name, nameOf(alert), CONFIRM_DAYS)),
    link(stockAlertEmailTexts.confirm.yes, `${shop.url}${confirmAlertPath}#${token}`),
    paragraph(stockAlertEmailTexts.confirm.ignore),
  ],
});
