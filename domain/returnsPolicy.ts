/** The returns policy. Pages and emails show these texts and have none of their own. */

import { returnLineTexts } from '#texts/returnLines.ts';
import { returnsTexts } from '#texts/returns.ts';
import { hygieneRules, RETURN_DAYS } from './returnsLine.ts';

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
    return returnsTexts.hygiene(hygieneRules.map((category) => returnLineTexts[category]).join(' '));
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
