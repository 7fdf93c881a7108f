/** The email to a customer whose review the shop has answered. */

import type { MailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { reviewEmailTexts } from '#texts/productEmails.ts';
import { type EmailTemplate, greeting, type Shop } from './emailTemplate.ts';

export const reviewAnsweredEmail = (
  { name, productId, productName, answer }: MailedAnswer,
  shop: Shop,
): EmailTemplate => ({
  subject: reviewEmailTexts.subject(shop.name),
  preview: reviewEmailTexts.preview(productName),
  heading: reviewEmailTexts.heading,
  blocks: [
    { kind: 'paragraph', text: greeting(name) },
    { kind: 'paragraph', text: reviewEmailTexts.text(productName) },
    { kind: 'paragraph', text: answer },
    { kind: 'link', label: reviewEmailTexts.showReview, url: `${shop.url}/products/${productId}#reviews` },
  ],
});
