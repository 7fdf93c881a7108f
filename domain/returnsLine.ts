/** What a product's page says of returns. Its texts are apart from the policy's, which the page does without. */
import { returnLineTexts } from '#texts/returnLines.ts';

/** Days after delivery. */
export const RETURN_DAYS = 7;

/** Categories with a stricter rule than 'unworn and in the original packaging', for hygiene. */
export const hygieneRules = ['cosmetics', 'earrings'] as const;

/** The text on a product page. */
export function returnsLineOf(category: string): string {
  const stricter = hygieneRules.find((known) => known === category);
  return [returnLineTexts.returns(RETURN_DAYS), stricter && returnLineTexts[stricter]]
    .filter(Boolean)
    .join(' ');
}
