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
  /** For a cosmetic with batches: those that the orders took from. */
  batches: { label: string; expiresOn: string | null; pieces: number }[] | null;
}

/**
 * Sums the ordered pieces by product, size and color. A combo counts as what it was made of. `stock` is what is left: the
 * size's count for a product sold by size, otherwise the smaller one of the product's and the color's count.
 */
export async function linesToPick(db: Database, orderIds: readonly string[]): Promise<PickRow[]> {
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
    ), batches as (
      select b.product_id, b.colour,
             json_agg(json_build_object('label', b.label, 'expiresOn', b.expires_on, 'pieces', m.pieces)
                      order by b.expires_on nulls first, b.id) as batches
      from (
        select product_id, unit_name, -sum(delta)::int as pieces from stock_movements
        where order_id = any(${orderIds}::uuid[]) and unit = 'batch' group by 1, 2 having sum(delta) < 0
      ) m join product_batches b on b.product_id = m.product_id and b.id::text = m.unit_name
      group by 1, 2
    )
    select k.product_id as product, k.name, k.image, k.size as "selectedSize", k.colour as "selectedColor", k.quantity,
           case when p.id is null or p.deleted_at is not null then null
                else coalesce(s.stock, least(p.stock, c.stock)) end as stock,
           k.numbers as "orderNumbers", b.batches
    from picked k
    left join products p on p.id = k.product_id
    left join product_sizes s on s.product_id = k.product_id and s.name = k.size
    left join product_colours c on c.product_id = k.product_id and c.name = k.colour
    left join batches b on b.product_id = k.product_id and b.colour = coalesce(c.slug, '')
    order by k.name, k.size nulls first, k.colour nulls first`.execute(db);
  return rows;
}
