/** Inserts draft payouts straight into the database, and writes couriers' statements. */
import { v7 as newId } from 'uuid';
import { csvOf } from '#domain/csv.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import type { Database } from '#server/database/connect.ts';
import { buildProduct } from './goods.ts';
import { buildOrder } from './orders.ts';
import { buildCustomer } from './people.ts';
import { formOf } from './pictures.ts';

async function buildDelivered(db: Database) {
  const product = await buildProduct(db, { price: 450 });
  return buildOrder(db, { customer: await buildCustomer(db), lines: [{ product }], status: 'delivered' });
}

/** A draft of one row, which settles a delivered order of 510 taka. */
export async function buildPayout(db: Database): Promise<string> {
  const order = await buildDelivered(db);
  const id = newId();
  await db.insertInto('payouts').values({ id, courier: 'Pathao', layout: 'Pathao' }).execute();
  const amounts = { collected: 51_000, fee: 6_000, received: 45_000, expected: 51_000 };
  const row = { position: 0, row: 2, order_number: order.orderNumber, outcome: 'matched' as const };
  await db
    .insertInto('payout_rows')
    .values({ payout_id: id, ...row, order_id: order.id, ...amounts })
    .execute();
  return id;
}

/** An order for which the courier paid 10 taka too little. */
export async function buildShortOrder(db: Database): Promise<string> {
  const [order, payout] = [await buildDelivered(db), newId()];
  await db.insertInto('payouts').values({ id: payout, courier: 'Pathao', layout: 'Pathao' }).execute();
  const amounts = { received: 44_000, fee: 6_000, difference: -1_000 };
  await db
    .insertInto('order_settlements')
    .values({ order_id: order.id, payout_id: payout, ...amounts })
    .execute();
  return order.id;
}

export type StatementCells = readonly (readonly (string | number)[])[];

/** A statement as the multipart body of an upload, in Pathao's columns unless others are given. */
export const statementOf = (
  rows: StatementCells,
  headings: readonly string[] = [
    'Consignment ID',
    'Merchant Order ID',
    'Collected Amount',
    'Delivery Fee',
    'Payout',
  ],
) =>
  formOf([
    { field: sheetUploadField, filename: 'statement.csv', bytes: Buffer.from(csvOf([headings, ...rows])) },
  ]);
