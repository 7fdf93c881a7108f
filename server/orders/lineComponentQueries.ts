/** What the combos of an order were made of when they were ordered. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderedComponent } from '#domain/combos.ts';

/** `lines` in their order. Most orders have no combo with components, and then there is nothing to write. */
export function insertingComponents(
  orderId: string,
  lines: readonly { components?: readonly OrderedComponent[] }[],
): RawBuilder<unknown>[] {
  const rows = lines.flatMap(({ components = [] }, position) =>
    components.map((component, place) => ({ ...component, position, place })),
  );
  if (rows.length === 0) return [];
  return [
    sql`
      insert into order_line_components (order_id, position, place, product_id, name, quantity, size, colour)
      select ${orderId}::uuid, position, place, product, name, quantity, "selectedSize", "selectedColor"
      from json_to_recordset(${JSON.stringify(rows)}::json) as c (position int, place int, product uuid, name text,
        quantity int, "selectedSize" text, "selectedColor" text)`,
  ];
}

/** For `l` (order_lines), as JSON. The Bangla names are those of today. */
export const componentsOfLine = sql<OrderedComponent[]>`
  (select coalesce(json_agg(json_build_object('product', c.product_id, 'name', c.name, 'nameBn', coalesce(q.name_bn, ''),
                                              'quantity', c.quantity, 'selectedSize', c.size,
                                              'selectedColor', c.colour) order by c.place), '[]')
     from order_line_components c left join products q on q.id = c.product_id
     where c.order_id = l.order_id and c.position = l.position)`;
