/** What expires soon, and the two things to do with a batch: correct it, or write it off. */
import type { endpoints } from '#contract/endpoints.ts';
import { batchChanges } from '#domain/batchChanges.ts';
import { daysUntil, unsoldUntil } from '#domain/batches.ts';
import { windowDays } from '#domain/batchListing.ts';
import { dhakaDay } from '#domain/dates.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler, LoggedIn } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { batchMessages } from '#texts/batches.ts';
import { type BatchRow, listBatches, listBatchesOf, sumBatches, sumBatchesOf } from './batchListQueries.ts';
import { type BatchOfProduct, batchesOf, correctBatch, findBatch } from './batchQueries.ts';
import { maySeeCosts } from './costAccess.ts';
import { recordMovements } from './ledgerQueries.ts';
import { lockForEdit } from './lockForEdit.ts';
import { refuseImpossible } from './restockAddition.ts';
import { addToCounts } from './restockQueries.ts';
import { settleBatchesOf } from './settleBatchQueries.ts';
import { changingStock } from './stockChangeQueries.ts';

export const batches: Handler<typeof endpoints.batches> = async ({ query }, context) => {
  const { db, caller, clock, shopSettings } = context;
  const { page, limit, expires, product } = query;
  const days = windowDays(expires);
  const until = days === null ? null : unsoldUntil(clock(), days);
  const cut = { limit, offset: offsetOf(page, limit) };
  const [rows, sums, { unsoldDays }] = await Promise.all([
    product ? listBatchesOf(db, product, until, cut) : listBatches(db, until, cut),
    product ? sumBatchesOf(db, product, until) : sumBatches(db, until),
    shopSettings.read(db),
  ]);
  const today = dhakaDay(clock());
  return {
    batches: rows.map((row) => batchResponse(row, today, caller)),
    pagination: paginationOf(sums.batches, page, limit),
    pieces: sums.pieces,
    ...(maySeeCosts(caller) && { value: toTaka(sums.poisha) }),
    unsoldDays,
  };
};

const batchResponse = (row: BatchRow, today: string, caller: LoggedIn) => ({
  _id: row.id,
  product: { _id: row.product, name: row.name, image: row.image },
  colour: row.colour,
  label: row.label,
  expiresOn: row.expiresOn,
  daysLeft: row.expiresOn === null ? null : daysUntil(row.expiresOn, today),
  pieces: row.pieces,
  sellable: row.sellable,
  changedAt: row.changedAt,
  ...(maySeeCosts(caller) && row.cost !== null && { value: toTaka(row.cost * row.pieces) }),
});

export const changeBatch: Handler<typeof endpoints.changeBatch> = async ({ params, body }, context) => {
  const actor = actorOf(context);
  const { now } = actor;
  return inTransaction(context.db, async (trx) => {
    const { batch } = await lockBatch(trx, params.id);
    refuseOutdated(body.basedOn, batch.changedAt);
    const others = (await batchesOf(trx, batch.product)).filter(({ id }) => id !== batch.id);
    if (others.some(({ colour, label }) => colour === batch.colour && label === body.label)) {
      throw new Problem('invalidInput', { errors: { label: batchMessages.labelTaken } });
    }
    const { unsoldDays } = await context.shopSettings.read(trx);
    const settling = { ids: [batch.product], unsold: unsoldUntil(now, unsoldDays), now };
    const stock = await changingStock(trx, settling.ids, async () => {
      await correctBatch(trx, batch.id, { ...body, now });
      await settleBatchesOf(trx, settling);
    });
    // Also where no count moved: the product's page says before which month it is best.
    await recordEvent(trx, { kind: 'stockChanged', stock });
    const changes = {
      label: { from: batch.label, to: body.label },
      expiresOn: { from: batch.expiresOn, to: body.expiresOn },
    };
    const details = { name: batch.productName, changes };
    const event = {
      action: 'product.correctBatch',
      subject: 'product',
      subjectId: batch.product,
      details,
    } as const;
    await recordAuditEvent(trx, event, actor);
    return { product: batch.product };
  });
};

export const writeOffBatch: Handler<typeof endpoints.writeOffBatch> = async ({ params, body }, context) => {
  const actor = actorOf(context);
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claimOf(context, { ...params, ...body }), 200, async () => {
      const { batch, row } = await lockBatch(trx, params.id);
      refuseImpossible(batch.pieces, -body.pieces);
      const { product, label } = batch;
      const changes = batchChanges(row, [{ batch, pieces: -body.pieces }]);
      const stock = await changingStock(trx, [product], () => addToCounts(trx, product, changes));
      const movements = changes.map(({ unit, unitName, pieces: delta, to: left }) => {
        return { productId: product, unit, unitName, delta, left, reason: 'expired' as const };
      });
      await recordMovements(trx, movements, actor);
      await recordEvent(trx, { kind: 'stockChanged', stock });
      const details = { name: batch.productName, batch: label, pieces: body.pieces };
      const event = { action: 'product.writeOff', subject: 'product', subjectId: product, details } as const;
      await recordAuditEvent(trx, event, actor);
      return { product, left: batch.pieces - body.pieces };
    }),
  );
};

/** Locks the product, and reads both again. */
async function lockBatch(trx: Database, id: string) {
  const found = await existing(trx, id);
  const row = await lockForEdit(trx, found.product);
  return { row, batch: await existing(trx, id) };
}

async function existing(trx: Database, id: string): Promise<BatchOfProduct> {
  const batch = isId(id) ? await findBatch(trx, id) : null;
  if (!batch) throw new Problem('batchNotFound');
  return batch;
}
