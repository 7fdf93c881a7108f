/** The two buying buttons of a product page, and the status line above them. */

import { buyingLabels } from '#texts/buyingLabels.ts';
import { Problem, type ProblemCode } from './problems.ts';
import { type Availability, stockStatus } from './stock.ts';

/** A choice that the shopper still has to make. */
export type OpenChoice = 'size' | 'colour';

export interface BuyButton {
  label: string;
  disabled: boolean;
}

/** The button whose action is running. */
export type Buying = 'addToCart' | 'buyNow' | null;

/** The states of both buttons. An open choice comes first, also for guests; then stock; then login. */
export function buyButtons(
  availability: Availability,
  { isGuest, busy }: { isGuest: boolean; busy: Buying },
): { add: BuyButton; buy: BuyButton } {
  const disabled = busy !== null || availability.state !== 'available';
  const inTheWay = obstacleLabel(availability);
  const add = inTheWay ?? (isGuest ? buyingLabels.loginToAdd : buyingLabels.add);
  const buy = inTheWay ?? (isGuest ? buyingLabels.loginToBuy : buyingLabels.buy);
  return {
    add: { label: busy === 'addToCart' ? buyingLabels.adding : add, disabled },
    buy: { label: busy === 'buyNow' ? buyingLabels.processing : buy, disabled },
  };
}

/** The choice to jump to when a disabled button is pressed. */
export function openChoiceOf({ state }: Availability): OpenChoice | null {
  if (state === 'needsSize') return 'size';
  return state === 'needsColour' ? 'colour' : null;
}

const openChoiceProblems = {
  size: { addToCart: 'sizeRequired', buyNow: 'sizeRequiredToBuy' },
  colour: { addToCart: 'colourRequired', buyNow: 'colourRequiredToBuy' },
} as const satisfies Record<OpenChoice, Record<NonNullable<Buying>, ProblemCode>>;

/** The text at an open choice. */
export const openChoiceText = (choice: OpenChoice, action: NonNullable<Buying>): string =>
  new Problem(openChoiceProblems[choice][action]).message;

function obstacleLabel({ state }: Availability): string | null {
  if (state === 'needsSize') return buyingLabels.selectSize;
  if (state === 'needsColour') return buyingLabels.selectColour;
  return state === 'unavailable' ? buyingLabels.outOfStock : null;
}

/** Null until all required choices are made. `lowStockLimit`: in pieces. */
export function statusText(availability: Availability, lowStockLimit: number): string | null {
  return openChoiceOf(availability) ? null : stockStatus(availability.left, lowStockLimit);
}
