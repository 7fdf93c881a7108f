/** Inserts draft payouts straight into the database, and writes couriers' statements. */
import { v7 as newId } from 'uuid';
import { csvOf } from '#domain/csv.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import type { Database } from '#server/database/connect.ts';
import { buildProduct } from './goods.ts';
import { buildOrder } from './orders.ts';
import { buildCustomer } from './people.ts';
import { formOf } from './pictures.ts';

/** A draft of one row, which settles a delivered order of 510 taka. */
export async function buildPayout(db: Database): Promise<string> {
  const product = await buildProduct(db, { price: 450 });
  const customer = await buildCustomer(db);
  const order = await buildOrder(db, { customer, lines: [{ product }], status: 'delivered' });
  const id = newId();
  await db.insertInto('payouts').values({ id, courier: 'Pathao', layout: 'Pathao' }).execute();
  const amounts = { collected: 51_000, fee: 6_000, received: 45_000, expected: 51_000 };
  await db
    .insertInto('payout_rows')
    .values({
      payout_id: id,
      position: 0,
      row: 2,
      order_number: order.orderNumber,
      order_id: order.id,
      outcome: 'matched',
      ...amounts,
    })
    .execute();
  return id;
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
