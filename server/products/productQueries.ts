/** Reads products with all their parts in one statement. */
import { type RawBuilder, sql } from 'kysely';
import type { Batched } from '#domain/batches.ts';
import type { StockedComponent } from '#domain/combos.ts';
import type { CosmeticFacts } from '#domain/cosmeticFacts.ts';
import type { Stocked } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { batchesOfProduct } from './batchQueries.ts';

/** A product in a combo, as it is now. */
export interface ComponentRow extends StockedComponent<Stocked & Pick<ProductRow, 'sizes'>> {
  name: string;
  nameBn: string;
  /** Poisha. */
  price: number;
  image: string;
}

export interface ProductRow extends CosmeticFacts, Required<Batched> {
  id: string;
  name: string;
  description: string;
  nameBn: string;
  descriptionBn: string;
  /** Poisha. */
  price: number;
  original_price: number | null;
  cost_price: number | null;
  category: string;
  subcategory: string | null;
  stock: number;
  rating_sum: number;
  review_count: number;
  tags: string[];
  specifications: Record<string, string>;
  sizes: { size: string; measurement: string; stock: number; available: boolean }[];
  colors: { name: string; hexCode: string; stock: number; available: boolean }[];
  images: {
    url: string;
    publicId: string;
    alt: string;
    color: string;
    width: number | null;
    height: number | null;
  }[];
  featured: boolean;
  is_new_arrival: boolean;
  is_combo: boolean;
  comboItems: { name: string; description: string }[];
  components: ComponentRow[];
  combo_discount: number | null;
  is_active: boolean;
  created_at: Date;
  version: number;
}

/** For `i` (product_images): the admin's own public id, otherwise the upload's id. */
const publicId = sql`coalesce(nullif(i.public_id, ''), i.upload_id::text, '')`;

const sizesOf = (product: 'p' | 'q') => sql`
  (select coalesce(json_agg(json_build_object('size', s.name, 'measurement', s.measurement, 'stock', s.stock,
                                              'available', s.available) order by s.position), '[]')
     from product_sizes s where s.product_id = ${sql.ref(`${product}.id`)})`;

const coloursOf = (product: 'p' | 'q') => sql`
  (select coalesce(json_agg(json_build_object('name', c.name, 'hexCode', c.hex, 'stock', c.stock,
                                              'available', c.available) order by c.position), '[]')
     from product_colours c where c.product_id = ${sql.ref(`${product}.id`)})`;

/**
 * All columns of `p` (products) for a response. Tags are JSON because the driver parses PostgreSQL arrays character
 * by character.
 */
export const wholeProduct = sql`
  p.id, p.name, p.description, p.name_bn as "nameBn", p.description_bn as "descriptionBn", p.price, p.original_price, p.cost_price, p.category, p.subcategory, p.stock,
  p.rating_sum, p.review_count, to_json(p.tags) as tags, p.specifications, p.featured, p.is_new_arrival, p.is_combo,
  p.combo_discount, p.is_active, p.created_at, p.version, p.ingredients, p.shade, p.how_to_use as "howToUse",
  p.made_in as "madeIn", p.maker,
  case when p.net_content is not null
       then json_build_object('value', p.net_content, 'unit', p.net_unit) end as "netContent",
  ${sizesOf('p')} as sizes,
  ${coloursOf('p')} as colors,
  (select coalesce(json_agg(json_build_object('url', i.url, 'publicId', ${publicId}, 'alt', i.alt,
                                              'color', i.colour, 'width', i.width, 'height', i.height) order by i.position), '[]')
     from product_images i where i.product_id = p.id) as images,
  (select coalesce(json_agg(json_build_object('name', n.name, 'description', n.description) order by n.position), '[]')
     from combo_items n where n.product_id = p.id) as "comboItems",
  (select coalesce(json_agg(json_build_object('product', m.component_id, 'quantity', m.quantity,
            'selectedSize', m.size, 'selectedColor', m.colour, 'name', q.name, 'nameBn', q.name_bn, 'price', q.price,
            'image', coalesce((select i.url from product_images i where i.product_id = q.id order by i.position limit 1), ''),
            'stocked', json_build_object('category', q.category, 'stock', q.stock, 'listed', q.listed,
              'sizes', ${sizesOf('q')}, 'colors', ${coloursOf('q')})) order by m.position), '[]')
     from combo_components m join products q on q.id = m.component_id where m.combo_id = p.id) as components,
  ${batchesOfProduct} as batches`;

async function selectProducts(db: Database, which: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await executePrepared(
    db,
    sql<ProductRow>`select ${wholeProduct} from products p ${which}`,
  );
  return rows;
}

/** A product on sale. */
export async function findListedProduct(db: Database, id: string): Promise<ProductRow | null> {
  const [product] = await selectProducts(db, sql`where p.id = ${id} and p.listed`);
  return product ?? null;
}

/** The products on sale after this id, by id. From the start if it is null. Reads the primary key from there on. */
export const listedAfter = (db: Database, id: string | null, limit: number): Promise<ProductRow[]> =>
  selectProducts(
    db,
    sql`where p.listed ${id === null ? sql`` : sql`and p.id > ${id}`} order by p.id limit ${limit}`,
  );

/** True if more products than this are on sale. */
export async function hasMoreListed(db: Database, count: number): Promise<boolean> {
  const { rows } = await executePrepared(
    db,
    sql<{ id: string }>`select p.id from products p where p.listed order by p.id offset ${count} limit 1`,
  );
  return rows.length > 0;
}

/** A product that an admin may edit: on sale or hidden, but not deleted. */
export async function findProductToEdit(db: Database, id: string): Promise<ProductRow | null> {
  const [product] = await selectProducts(db, sql`where p.id = ${id} and p.deleted_at is null`);
  return product ?? null;
}

/** Products to read in one statement. */
const atOnce = 500;

/** On sale or hidden, but not deleted. */
export async function productsToEdit(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const found = new Map<string, ProductRow>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const { rows } = await sql<ProductRow>`
      select ${wholeProduct} from products p
      where p.id = any(${ids.slice(from, from + atOnce)}::uuid[]) and p.deleted_at is null`.execute(db);
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

/**
 * Newest first, sold-out products last. Two statements, so that each reads an index in order and stops at the limit.
 */
async function curated(db: Database, condition: RawBuilder<unknown>, limit: number): Promise<ProductRow[]> {
  const newest = (stock: RawBuilder<unknown>, most: number) =>
    selectProducts(
      db,
      sql`where p.listed and ${condition} and ${stock} order by p.created_at desc, p.id desc limit ${most}`,
    );
  const inStock = await newest(sql`p.available_stock > 0`, limit);
  if (inStock.length >= limit) return inStock;
  return [...inStock, ...(await newest(sql`p.available_stock = 0`, limit - inStock.length))];
}

export const featuredProducts = (db: Database, limit: number) => curated(db, sql`p.featured`, limit);
export const newArrivals = (db: Database, limit: number) => curated(db, sql`p.is_new_arrival`, limit);
export const combos = (db: Database, limit: number) =>
  curated(db, sql`(p.is_combo or p.category = 'combo')`, limit);

/** Reads the product that this transaction has just written. */
export async function productSaved(trx: Database, id: string): Promise<ProductRow> {
  const row = await findProductToEdit(trx, id);
  if (!row) throw new Error(`product ${id} was not saved`);
  return row;
}
