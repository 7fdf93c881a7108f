/** What the typed counts say. */
import { readNumber } from '#domain/numbers.ts';
import { productCountKey } from '#domain/stocktaking.ts';
import type { TypedCount } from '#web/state/stocktakingDraft.ts';

/** By `productCountKey`. */
export type CountErrors = Readonly<Record<string, string>>;

/** As the shop takes them: the schema reads what was typed. */
export const bodyOf = (counts: readonly TypedCount[]) => ({
  counts: counts.map(({ typed, ...count }) => ({ ...count, counted: typed })),
});

/** Pieces too many, or negative: too few. Null where no whole number was typed. */
export function differenceOf({ typed, expected }: Pick<TypedCount, 'typed' | 'expected'>): number | null {
  const counted = readNumber(typed);
  return typeof counted === 'number' && Number.isInteger(counted) && counted >= 0 ? counted - expected : null;
}

/** The errors of a request name a count by its place: `counts.3.counted`. */
export const errorsByCount = (
  byPlace: Readonly<Record<string, string>>,
  sent: readonly TypedCount[],
): CountErrors =>
  Object.fromEntries(
    Object.entries(byPlace).flatMap(([path, message]) => {
      const count = sent[Number(path.split('.')[1])];
      return count ? [[productCountKey(count), message]] : [];
    }),
  );
