/** Reads an order for an edit and writes what the edit changed. The caller holds the order's lock. */

import { sql } from 'kysely';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { EditableLine } from '#domain/editedItems.ts';
import type { DecidedEdit, OrderToEdit } from '#domain/orderEdit.ts';
import type { Database } from '#server/database/connect.ts';
import { wishesColumn } from './deliveryQueries.ts';
import { componentsOfLine, insertingComponents } from './lineComponentQueries.ts';

export async function orderToEdit(
  trx: Database,
  id: string,
): Promise<Omit<OrderToEdit, 'lines'> & { lines: EditableLine[] }> {
  const order = await trx
    .selectFrom('orders')
    .select(['full_name as fullName', 'phone', 'address', 'district', 'thana', 'landmark', 'country'])
    .select(wishesColumn)
    .select(['shipping_price as shippingPoisha', 'tax_price as taxPoisha', 'discount as discountPoisha'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { wishes, shippingPoisha, taxPoisha, discountPoisha, ...address } = order;
  const { rows: lines } = await sql<EditableLine>`
    select position, product_id as product, name, image, photo_id as photo, price as "pricePoisha", quantity,
           size as "selectedSize", colour as "selectedColor", unit_cost as "costPoisha", ${componentsOfLine} as components
    from order_lines l where order_id = ${id} order by position`.execute(trx);
  return { address, wishes, lines, shippingPoisha, taxPoisha, discountPoisha };
}

/** The categories of products by their ids. */
export async function categoriesOf(
  trx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; category: string }>`
    select id, category from products where id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** Without new dates, the order keeps its own. */
export async function writeEdit(
  trx: Database,
  { id, edit, arrives, now }: { id: string; edit: DecidedEdit; arrives: DeliveryDates | null; now: Date },
): Promise<void> {
  const { address: to, wishes } = edit;
  await sql`
    update orders set
      full_name = ${to.fullName}, phone = ${to.phone}, address = ${to.address}, district = ${to.district},
      thana = ${to.thana}, landmark = ${to.landmark}, country = ${to.country}, items_price = ${edit.itemsPoisha}, discount = ${edit.discountPoisha},
      note = ${wishes.note}, second_phone = ${wishes.secondPhone}, call_time = ${wishes.callTime},
      gift_note = ${wishes.giftNote}, hide_prices = ${wishes.hidePrices},
      arrives_from = coalesce(${arrives?.from ?? null}::date, arrives_from),
      arrives_to = coalesce(${arrives?.to ?? null}::date, arrives_to),
      shipping_price = ${edit.shippingPoisha}, total_price = ${edit.totalPoisha}, version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(trx);
}

/** An order that is edited has no returns, so no other row names its lines. */
export async function replaceLines(
  trx: Database,
  id: string,
  lines: readonly Omit<EditableLine, 'position'>[],
): Promise<void> {
  await sql`delete from order_lines where order_id = ${id}`.execute(trx);
  const rows = lines.map((line, position) => ({ ...line, position }));
  await sql`
    insert into order_lines (order_id, position, product_id, name, image, photo_id, price, quantity, size, colour,
                             unit_cost)
    select ${id}::uuid, position, product, name, image, photo, "pricePoisha", quantity, "selectedSize", "selectedColor",
           "costPoisha"
    from json_to_recordset(${JSON.stringify(rows)}::json) as l (position int, product uuid, name text, image text, photo uuid,
      "pricePoisha" bigint, quantity int, "selectedSize" text, "selectedColor" text, "costPoisha" bigint)`.execute(
    trx,
  );
  for (const write of insertingComponents(id, lines)) await write.execute(trx);
}
