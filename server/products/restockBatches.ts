/**
 * Pieces that come into batches of a cosmetic or leave them. With the first batch, the pieces that are there become one
 * without a date, so that the stock follows from the batches from then on.
 */
import { v7 as newId } from 'uuid';
import { batchChanges, type CountChange } from '#domain/batchChanges.ts';
import {
  type Batch,
  type BatchPieces,
  mayHaveBatches,
  maySell,
  otherDayMessage,
  UNDATED_LABEL,
  unsoldUntil,
} from '#domain/batches.ts';
import { colourSlug } from '#domain/colours.ts';
import { dhakaDay } from '#domain/dates.ts';
import { Problem } from '#domain/problems.ts';
import { batchUnit, type CountedUnit } from '#domain/restocking.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { batchMessages } from '#texts/batches.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { batchesOf, insertBatches, startBatches } from './batchQueries.ts';
import { recordMovements } from './ledgerQueries.ts';
import type { ProductRow } from './productQueries.ts';
import { type RestockCount, refuseImpossible } from './restockAddition.ts';

interface BatchRestock {
  counts: readonly RestockCount[];
  context: Context<'admin'>;
}

/** The caller holds the product's lock and adds to the counts. */
export async function restockBatches(
  trx: Database,
  row: ProductRow,
  { counts, context }: BatchRestock,
): Promise<{ units: readonly CountedUnit[]; added: readonly CountChange[] }> {
  const now = context.clock();
  const { unsoldDays } = await context.shopSettings.read(trx);
  const days = { today: dhakaDay(now), unsold: unsoldUntil(now, unsoldDays) };
  const known = [...(await batchesOf(trx, row.id))];
  refuseWrong(row, counts, { known, today: days.today });
  if (!row.batches) known.push(...(await startWith(trx, row, context)));
  const units = known.map(batchUnit);
  const opened: Batch[] = [];
  const moves = counts.map((count): BatchPieces => {
    const batch = batchFor(count, [...known, ...opened]) ?? newBatch(count, days.unsold);
    if (![...known, ...opened].includes(batch)) opened.push(batch);
    return { batch, pieces: count.pieces };
  });
  await insertBatches(trx, row.id, { batches: opened, now });
  const added = batchChanges(row, moves);
  for (const { from, pieces } of added) refuseImpossible(from, pieces);
  return { units, added };
}

/** The count's batch: by its id, or the one of its label in its color. */
const batchFor = ({ unit, unitName, batch: given }: RestockCount, known: readonly Batch[]) =>
  known.find((batch) =>
    given
      ? batch.label === given.label && batch.colour === (unit === 'colour' ? unitName : '')
      : unit === 'batch' && batch.id === unitName,
  );

const newBatch = ({ unit, unitName, batch }: RestockCount, unsold: string): Batch => ({
  id: newId(),
  colour: unit === 'colour' ? unitName : '',
  label: batch?.label ?? '',
  expiresOn: batch?.expiresOn ?? null,
  pieces: 0,
  sellable: maySell(batch?.expiresOn ?? null, unsold),
});

interface Known {
  known: readonly Batch[];
  today: string;
}

/** Each error at its field. */
function refuseWrong(row: ProductRow, counts: readonly RestockCount[], known: Known): void {
  if (!mayHaveBatches(row.category)) {
    throw new Problem('invalidInput', { message: batchMessages.onlyCosmetics });
  }
  const errors = counts.flatMap((count, place) => {
    const [field, message] = wrongIn(row, count, known) ?? [];
    return field && message ? [[`counts.${place}.${field}`, message]] : [];
  });
  if (errors.length > 0) throw new Problem('invalidInput', { errors: Object.fromEntries(errors) });
}

function wrongIn(
  { colors }: ProductRow,
  count: RestockCount,
  { known, today }: Known,
): [field: string, message: string] | null {
  const { unit, unitName, batch } = count;
  if (unit === 'batch') return batchFor(count, known) ? null : ['unitName', batchMessages.notFound];
  if (!batch) return ['batch', batchMessages.batchNeeded];
  if (unit === 'product' && colors.length > 0) return ['unitName', batchMessages.colourNeeded];
  if (unit !== 'product' && !colors.some(({ name }) => unit === 'colour' && colourSlug(name) === unitName)) {
    return ['unitName', restockMessages.unknownUnit];
  }
  const same = batchFor(count, known);
  if (same && same.expiresOn !== batch.expiresOn) {
    return ['batch.expiresOn', otherDayMessage(same.expiresOn)];
  }
  return batch.expiresOn < today ? ['batch.expiresOn', batchMessages.passed] : null;
}

/** What is there becomes a batch without a date, in each color one. */
async function startWith(trx: Database, row: ProductRow, context: Context<'admin'>): Promise<Batch[]> {
  const { id, colors, stock } = row;
  const together = colors.reduce((sum, colour) => sum + colour.stock, 0);
  if (colors.length > 0 && together !== stock) {
    throw new Problem('invalidInput', { message: batchMessages.unequal(together, stock) });
  }
  const counts =
    colors.length > 0
      ? colors.map((colour) => ({ colour: colourSlug(colour.name), pieces: colour.stock }))
      : [{ colour: '', pieces: stock }];
  const batches = counts
    .filter(({ pieces }) => pieces > 0)
    .map((count): Batch => {
      return { ...count, id: newId(), label: UNDATED_LABEL, expiresOn: null, sellable: true };
    });
  const { now, ...actor } = actorOf(context);
  await insertBatches(trx, id, { batches, now });
  await startBatches(trx, id);
  const movements = batches.map(({ id: unitName, pieces }) => {
    const unit = { unit: 'batch', unitName } as const;
    return { productId: id, ...unit, delta: pieces, left: pieces, reason: 'initial' as const };
  });
  await recordMovements(trx, movements, { ...actor, now });
  return batches;
}
