/**
 * The task that tells those who wait for a product that it is back: all of them in the order of asking, some at a time.
 * Ending an alert and queueing its email is one transaction, so a killed worker neither forgets nor repeats one.
 */
import { smsSettingsOf } from '#domain/sms.ts';
import { isBack } from '#domain/stockAlerts.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { queueMails } from '#server/mail/mailQueries.ts';
import { productsForSale } from '#server/products/saleQueries.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import { queueSms } from '#server/sms/smsQueries.ts';
import { alertsWithPhone, choicesWaitedFor, endNextAlerts } from './alertQueueQueries.ts';

/** Keeps a transaction short. */
const usualBatch = 200;

interface Notifying {
  db: Database;
  clock: () => Date;
  /** For tests: smaller. */
  batch?: number;
}

export const notifyWaiting =
  ({ db, clock, batch = usualBatch }: Notifying): Task<'notifyWaiting'> =>
  async ({ product }, { signal }) => {
    let notified = batch;
    while (notified === batch) {
      signal.throwIfAborted();
      notified = await inTransaction(db, (trx) => notifyNext(trx, product, { limit: batch, now: clock() }));
    }
  };

/** Returns how many were notified. Reads the stock again each time: the pieces may be sold meanwhile. */
async function notifyNext(
  trx: Database,
  productId: string,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const product = (await productsForSale(trx, [productId])).get(productId);
  if (!product?.listed) return 0;
  const choices = (await choicesWaitedFor(trx, productId, now)).filter((choice) => isBack(product, choice));
  if (choices.length === 0) return 0;
  const alerts = await endNextAlerts(trx, productId, { choices, limit, now });
  if (alerts.length === 0) return 0;
  await queueMails(
    trx,
    alerts.map((subject) => ({ kind: 'backInStock', subject })),
  );
  await notifyBySms(trx, alerts);
  return alerts.length;
}

/** An SMS in addition to the email, or instead of it for an account without one. */
async function notifyBySms(trx: Database, alerts: readonly string[]): Promise<void> {
  const { backInStock } = smsSettingsOf(await newestSettings(trx));
  const withPhone = backInStock ? await alertsWithPhone(trx, alerts) : [];
  await queueSms(
    trx,
    withPhone.map((subject) => ({ kind: 'backInStock', subject })),
  );
}
