/** The links in emails: a guest confirms an alert, and anybody stops all alerts of the recipient. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { stockAlertMessages } from '#texts/stockAlerts.ts';
import { confirmAlert, findAlertByToken, removeAlertsOf } from './stockAlertQueries.ts';

/** A second press changes nothing. */
export const confirmStockAlert: Handler<typeof endpoints.confirmStockAlert> = async (
  { body },
  { db, clock },
) =>
  inTransaction(db, async (trx) => {
    const alert = await findAlertByToken(trx, hashToken(body.token));
    if (!alert) throw new Problem('stockAlertLinkRefused');
    const { id, productId: product, isConfirmed } = alert;
    if (!isConfirmed) {
      await confirmAlert(trx, id, clock());
      // Perhaps the product came back while the link waited.
      await recordEvent(trx, { kind: 'stockAlertAsked', product, alert: id, isConfirmed: true });
    }
    return { message: stockAlertMessages.confirmed };
  });

export const stopStockAlerts: Handler<typeof endpoints.stopStockAlerts> = async ({ body }, { db }) =>
  inTransaction(db, async (trx) => {
    const alert = await findAlertByToken(trx, hashToken(body.token));
    if (!alert) throw new Problem('stockAlertLinkRefused');
    await removeAlertsOf(trx, alert);
    return { message: stockAlertMessages.stopped };
  });
