/**
 * Batches of cosmetics: pieces that expire on the same day. What expires first is sold first, and what is expired, or
 * expires within the days of the setting, is not sold. Days are days in Dhaka, as '2026-01-31'.
 */

import { batchMessages } from '#texts/batches.ts';
import { hasFacts } from './cosmeticFacts.ts';
import { DAY_MS, dhakaDay, formatDay } from './dates.ts';

export interface Batch {
  id: string;
  /** The slug of its color. Empty for a product without colors. */
  colour: string;
  label: string;
  /** The last day on which it is good. Null for pieces that were there before the first batch. */
  expiresOn: string | null;
  pieces: number;
  /** Its pieces are in the product's stock. */
  sellable: boolean;
}

/** Null or absent for a product without batches: its stock is counted as a whole. */
export interface Batched {
  batches?: Batch[] | null;
}

/** Days from today: the page of the day's work and the list of batches first show what expires within them. */
export const EXPIRING_DAYS = 30;
/** Characters. */
export const BATCH_LABEL_MAX = 40;
/** The label of the pieces that were there before the first batch, as it is stored. */
export const UNDATED_LABEL = 'Without a date';
/** The latest day that a batch can have. */
export const LAST_DAY = '2099-12-31';

/** How the label is shown. */
export const shownLabel = (label: string): string =>
  label === UNDATED_LABEL ? batchMessages.withoutDate : label;

/** A batch of this label is there already, with another last day. */
export const otherDayMessage = (expiresOn: string | null): string =>
  expiresOn ? batchMessages.otherDay(formatDay(expiresOn)) : batchMessages.otherWithoutDay;

/** True for a category whose products can expire. */
export const mayHaveBatches = (category: string): boolean => hasFacts(category);

/** The last day whose batches are not sold any more: today and the days of the setting. */
export const unsoldUntil = (now: Date, days: number): string =>
  dhakaDay(new Date(now.getTime() + days * DAY_MS));

/** True if a batch with this last day is sold. `unsold`: the last day that is not. */
export const maySell = (expiresOn: string | null, unsold: string): boolean =>
  expiresOn === null || expiresOn > unsold;

/** Days from today to the last day. Negative where it has passed. */
export const daysUntil = (expiresOn: string, today: string): number =>
  Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);

/** What expires first comes first. Pieces without a date are older than any batch. */
export const byExpiry = (one: Batch, other: Batch): number =>
  (one.expiresOn ?? '').localeCompare(other.expiresOn ?? '') || one.id.localeCompare(other.id);

/** 'B12, best before 31 Jan 2026'. The label alone without a day. */
export const batchLabel = ({ label, expiresOn }: Pick<Batch, 'label' | 'expiresOn'>): string =>
  expiresOn ? batchMessages.bestBefore(label, formatDay(expiresOn)) : shownLabel(label);

export interface BatchPieces {
  batch: Batch;
  pieces: number;
}

/** The batches that so many pieces come from: of what can be sold, what expires first. */
export function firstExpired(batches: readonly Batch[], colour: string, pieces: number): BatchPieces[] {
  const sold = batches
    .filter((batch) => batch.sellable && batch.colour === colour && batch.pieces > 0)
    .sort(byExpiry);
  const taken: BatchPieces[] = [];
  let left = pieces;
  for (const batch of sold) {
    if (left === 0) break;
    const some = Math.min(left, batch.pieces);
    taken.push({ batch, pieces: some });
    left -= some;
  }
  return taken;
}

/** The last day of what is sent next; null where that is not known. */
export const nextExpiry = (batches: readonly Batch[], colour: string | null = null): string | null =>
  batches
    .filter((batch) => batch.sellable && batch.pieces > 0 && (colour === null || batch.colour === colour))
    .sort(byExpiry)[0]?.expiresOn ?? null;

/** True if a batch has come too close to its last day since it was last looked at. */
export const isDue = ({ batches }: Batched, unsold: string): boolean =>
  (batches ?? []).some(({ sellable, expiresOn }) => sellable && !maySell(expiresOn, unsold));
