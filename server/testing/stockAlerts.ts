/** Inserts stock alerts straight into the database. */
import { v7 as newId } from 'uuid';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/connect.ts';
import { storeAlertToken } from '#server/stockAlerts/stockAlertQueries.ts';
import { buildProduct } from './goods.ts';

interface AlertOptions {
  productId?: string;
  size?: string | null;
  colour?: string | null;
  userId?: string;
  /** The guest's, if there is no user. */
  email?: string;
  isConfirmed?: boolean;
  askedAt?: Date;
}

/** For a sold-out product, unless another is given. */
export async function buildStockAlert(db: Database, options: AlertOptions = {}): Promise<string> {
  const id = newId();
  const { userId = null, isConfirmed = true, askedAt = new Date() } = options;
  await db
    .insertInto('stock_alerts')
    .values({
      id,
      product_id: options.productId ?? (await buildProduct(db, { stock: 0 })).id,
      size: options.size ?? null,
      colour: options.colour ?? null,
      user_id: userId,
      email: userId ? null : (options.email ?? 'guest@example.com'),
      asked_at: askedAt,
      confirmed_at: isConfirmed ? askedAt : null,
    })
    .execute();
  return id;
}

/** The token of a new link to this alert. */
export async function buildAlertToken(db: Database, alertId: string): Promise<string> {
  const token = newToken();
  await storeAlertToken(db, alertId, hashToken(token));
  return token;
}
