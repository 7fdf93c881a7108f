/** The returns policy. Pages and emails show these texts and have none of their own. */

import { returnsTexts } from '#texts/returns.ts';

/** Days after delivery. */
const RETURN_DAYS = 7;

/** Categories with a stricter rule than 'unworn and in the original packaging', for hygiene. */
const hygieneRules = ['cosmetics', 'earrings'] as const;

export const returnTexts = {
  get window() {
    return returnsTexts.window(RETURN_DAYS);
  },
  get refundTime() {
    return returnsTexts.refundTime;
  },
  get summary() {
    return returnsTexts.summary(RETURN_DAYS, returnsTexts.refundTime);
  },
  get condition() {
    return returnsTexts.condition(RETURN_DAYS);
  },
  get faulty() {
    return returnsTexts.faulty(RETURN_DAYS);
  },
  get hygiene() {
    return returnsTexts.hygiene(hygieneRules.map((category) => returnsTexts[category]).join(' '));
  },
  get refund() {
    return returnsTexts.refund(returnsTexts.refundTime);
  },
  get cost() {
    return returnsTexts.cost;
  },
};

/** For search engines: whether a shopper may return what she merely does not like, and within how many days. */
export const returnFactsOf = (category: string): { days: number; onlyFaulty: boolean } => ({
  days: RETURN_DAYS,
  onlyFaulty: category === 'earrings',
});

/** The text on a product page. */
export function returnsLineOf(category: string): string {
  const stricter = hygieneRules.find((known) => known === category);
  return [returnsTexts.returns(RETURN_DAYS), stricter && returnsTexts[stricter]].filter(Boolean).join(' ');
}
