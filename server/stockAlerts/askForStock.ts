/** Asks for a notice when a sold-out product is back: an account at once, a guest after a mailed link. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Choice } from '#domain/stock.ts';
import type { StockAlertAsk } from '#domain/stockAlerts.ts';
import { alertChoice, isBack, MAX_ALERTS } from '#domain/stockAlerts.ts';
import type { Handler, Services } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { productsForSale } from '#server/products/saleQueries.ts';
import { stockAlertMessages } from '#texts/stockAlerts.ts';
import { countWaiting, insertAlert, isConfirmedEmail, type Recipient } from './stockAlertQueries.ts';

export const askForStock: Handler<typeof endpoints.askForStock> = async ({ body }, context) => {
  await write(body, { userId: context.caller.userId, email: null }, context);
  return { message: stockAlertMessages.waiting };
};

export const askForStockAsGuest: Handler<typeof endpoints.askForStockAsGuest> = async ({ body }, context) => {
  await write(body, { userId: null, email: body.email }, context);
  return { message: stockAlertMessages.checkEmail };
};

const write = (
  { productId, ...asked }: StockAlertAsk,
  recipient: Recipient,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const choice = await soldOutChoice(trx, productId, asked);
    await writeAlert(trx, { productId, choice, recipient, now: clock() });
  });

/** Nobody has to wait for what can be bought. */
async function soldOutChoice(trx: Database, productId: string, asked: Choice): Promise<Choice> {
  const product = isId(productId) ? (await productsForSale(trx, [productId])).get(productId) : undefined;
  if (!product?.listed) throw new Problem('productNotFound');
  const choice = alertChoice(product, asked);
  if (isBack(product, choice)) throw new Problem('alreadyInStock');
  return choice;
}

interface Asked {
  productId: string;
  choice: Choice;
  recipient: Recipient;
  now: Date;
}

/** The response to a guest must not depend on the address, so a full list of an address is not refused. */
async function writeAlert(trx: Database, { productId, recipient, ...asked }: Asked): Promise<void> {
  const isFull = (await countWaiting(trx, recipient, asked.now)) >= MAX_ALERTS;
  if (isFull && recipient.userId !== null) throw new Problem('tooManyStockAlerts');
  if (isFull) return;
  const isConfirmed = recipient.userId !== null || (await isConfirmedEmail(trx, recipient.email));
  const alert = await insertAlert(trx, { productId, recipient, isConfirmed, ...asked });
  // A restock may commit at the same moment, and its event would not find this alert.
  if (alert) await recordEvent(trx, { kind: 'stockAlertAsked', product: productId, alert, isConfirmed });
}
