/** How a computed price is rounded, such as one of a change of many products. In taka. */

/** What a computed price can be rounded to. */
export const priceRoundings = {
  taka: { step: 1, ending: 0 },
  five: { step: 5, ending: 0 },
  ten: { step: 10, ending: 0 },
  nine: { step: 10, ending: 9 },
} as const;
export type PriceRounding = keyof typeof priceRoundings;
export const priceRoundingValues = Object.keys(priceRoundings) as [PriceRounding, ...PriceRounding[]];

/** Rounds a computed price in taka to the nearest that the rounding allows, half up. Never 0. */
export function roundedPrice(taka: number, rounding: PriceRounding = 'taka'): number {
  const { step, ending } = priceRoundings[rounding];
  const nearest = Math.floor((taka - ending) / step + 0.5 + 1e-9) * step + ending;
  return Math.max(ending || step, nearest);
}
