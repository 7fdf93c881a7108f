import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface PickRow {
  product: string | null;
  name: string;
  image: string;
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
  stock: number | null;
  orderNumbers: string[];
}

/**
 * Sums the ordered pieces by product, size and colour; of a combo, what it was made of. The stock beside it is what is left: the size's count for
 * a product sold by size; otherwise the smaller one of the product's and the colour's count.
 */
export async function pickedLines(db: Database, orderIds: readonly string[]): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    with ordered as (
      select l.* from order_lines l where l.order_id = any(${orderIds}::uuid[])
    ), pieces as (
      select l.order_id, c.product_id, c.name, coalesce(i.url, '') as image, c.size, c.colour, c.quantity * l.quantity as quantity
      from ordered l join order_line_components c on (c.order_id, c.position) = (l.order_id, l.position)
      left join product_images i on i.product_id = c.product_id and i.position = 0
      union all
      select l.order_id, l.product_id, l.name, l.image, l.size, l.colour, l.quantity from ordered l
      where not exists (select from order_line_components c where (c.order_id, c.position) = (l.order_id, l.position))
    ), picked as (
      select l.product_id, l.name, max(l.image) as image, l.size, l.colour, sum(l.quantity)::int as quantity,
             array_agg(distinct o.order_number) as numbers
      from pieces l join orders o on o.id = l.order_id
      group by l.product_id, l.name, l.size, l.colour
    )
    select k.product_id as product, k.name, k.image, k.size as "selectedSize", k.colour as "selectedColor", k.quantity,
           case when p.id is null or p.deleted_at is not null then null
                else coalesce(s.stock, least(p.stock, c.stock)) end as stock,
           k.numbers as "orderNumbers"
    from picked k
    left join products p on p.id = k.product_id
    left join product_sizes s on s.product_id = k.product_id and s.name = k.size
    left join product_colours c on c.product_id = k.product_id and c.name = k.colour
    order by k.name, k.size nulls first, k.colour nulls first`.execute(db);
  return rows;
}
