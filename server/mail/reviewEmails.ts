/** The email to a customer whose review the shop has answered. */
import type { MailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { type EmailTemplate, greeting, type Shop } from './emailTemplate.ts';

export const reviewAnsweredEmail = (
  { name, productId, productName, answer }: MailedAnswer,
  shop: Shop,
): EmailTemplate => ({
  subject: `${shop.name} has answered your review`,
  preview: `Your review of ${productName}`,
  heading: 'We have answered your review',
  blocks: [
    { kind: 'paragraph', text: greeting(name) },
    { kind: 'paragraph', text: `Thank you for your review of ${productName}. This is our answer:` },
    { kind: 'paragraph', text: answer },
    { kind: 'link', label: 'Show the Review', url: `${shop.url}/products/${productId}#reviews` },
  ],
});
