/** The returns policy. Pages and emails show these texts and have none of their own. */

/** Days after delivery. */
const RETURN_DAYS = 7;
const REFUND_TIME = '5-7 business days';

const window = `within ${RETURN_DAYS} days of delivery`;

/** Categories with a stricter rule than 'unworn and in the original packaging', for hygiene. */
const hygieneRules: Readonly<Record<string, string>> = {
  cosmetics: 'Cosmetics can be returned only if unopened.',
  earrings: 'Earrings can be returned only if they arrive damaged or faulty, or are not what you ordered.',
};

export const returnTexts = {
  window,
  refundTime: REFUND_TIME,
  summary: `Returns and exchanges ${window}, refunds in ${REFUND_TIME}.`,
  condition: `You can return or exchange an item ${window} if it is unworn and in its original packaging.`,
  faulty: `If an item is damaged, faulty or not what you ordered, tell us ${window}. We will exchange it or refund you.`,
  hygiene: `For hygiene: ${Object.values(hygieneRules).join(' ')}`,
  refund: `Refunds take ${REFUND_TIME} after we receive the item.`,
  cost: 'If the mistake is ours, returns and exchanges are free. If you changed your mind, you pay for delivery both ways.',
} as const;

/** For search engines: whether a shopper may return what she merely does not like, and within how many days. */
export const returnFactsOf = (category: string): { days: number; onlyFaulty: boolean } => ({
  days: RETURN_DAYS,
  onlyFaulty: category === 'earrings',
});

/** The text on a product page. */
export const returnsLineOf = (category: string): string =>
  [`Returns ${window}.`, hygieneRules[category]].filter(Boolean).join(' ');
