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
  /** By `countKey`. */
  counts: Readonly<Record<string, TypedCount>>;
}

const isDraft = (stored: unknown): stored is StocktakingDraft => {
  const { counts } = (stored ?? {}) as Partial<StocktakingDraft>;
  return (
    typeof counts === 'object' &&
    counts !== null &&
    Object.values(counts).every(
      (count) => typeof count?.typed === 'string' && typeof count.expected === 'number',
    )
  );
};

export const stocktakingDraft = persistedStore<StocktakingDraft>({
  key: 'stocktaking',
  empty: { counts: {} },
  isSound: isDraft,
});
