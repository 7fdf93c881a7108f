/** What an admin has counted and not saved yet. It stays in this browser, so a long count can be interrupted. */
import type { CountedUnit } from '#domain/restocking.ts';
import { persistedStore } from './persistedStore.ts';

export interface TypedCount extends Pick<CountedUnit, 'unit' | 'unitName'> {
  product: string;
  /** What the list showed when the count was typed. */
  expected: number;
  typed: string;
}

export interface StocktakingDraft {
  /** By `productCountKey`. */
  counts: Readonly<Record<string, TypedCount>>;
  /**
   * What was sent, with its idempotency key, until a response says what became of it. After a lost response it is sent again
   * as it was, also after a reload: the stock moves by differences, so counts that are saved twice would move it twice.
   */
  sent?: { key: string; counts: readonly TypedCount[] };
}

const areCounts = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every(
    (count) => typeof count?.typed === 'string' && typeof count.expected === 'number',
  );

const isDraft = (stored: unknown): stored is StocktakingDraft => {
  const { counts, sent } = (stored ?? {}) as Partial<StocktakingDraft>;
  return (
    areCounts(counts) && (sent === undefined || (typeof sent.key === 'string' && areCounts(sent.counts)))
  );
};

export const stocktakingDraft = persistedStore<StocktakingDraft>({
  key: 'stocktaking',
  empty: { counts: {} },
  isSound: isDraft,
});
