/** Inserts and updates products, one or thousands with the same few statements. */
import { type RawBuilder, sql } from 'kysely';
import { toPoisha } from '#domain/money.ts';
import type { Database } from '#server/database/connect.ts';
import {
  insertProductLists,
  type ProductToReplace,
  type ProductToSave,
  replaceProductLists,
} from './productListQueries.ts';

/** Products per statement. It keeps a statement within a few megabytes. */
const batch = 500;

function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / batch);
  return Array.from({ length: count }, (_, n) => rows.slice(n * batch, (n + 1) * batch));
}

const rowOf = ({ id, form }: ProductToSave) => ({
  id,
  name: form.name,
  description: form.description,
  name_bn: form.nameBn,
  description_bn: form.descriptionBn,
  price: toPoisha(form.price),
  original_price: form.originalPrice ? toPoisha(form.originalPrice) : null,
  cost_price: form.costPrice ? toPoisha(form.costPrice) : null,
  category: form.category,
  subcategory: form.subcategory || null,
  stock: form.stock,
  // Set together with the stock, because a product sold by size has no stock of its own.
  size_count: form.sizes.length,
  // For the same reason: a combo with components has no stock of its own.
  has_components: form.components.length > 0,
  tags: form.tags,
  specifications: form.specifications,
  featured: form.featured,
  is_new_arrival: form.isNewArrival,
  is_combo: form.isCombo,
  combo_discount: form.comboDiscount,
  is_active: form.isActive,
  ingredients: form.ingredients,
  shade: form.shade,
  net_content: form.netContent?.value ?? null,
  net_unit: form.netContent?.unit ?? null,
  how_to_use: form.howToUse,
  made_in: form.madeIn,
  maker: form.maker,
});

type Row = ReturnType<typeof rowOf>;

/** The columns that a form writes, with their types. */
const columnTypes = {
  name: 'text',
  description: 'text',
  name_bn: 'text',
  description_bn: 'text',
  price: 'bigint',
  original_price: 'bigint',
  cost_price: 'bigint',
  category: 'text',
  subcategory: 'text',
  stock: 'int',
  size_count: 'int',
  tags: 'text[]',
  specifications: 'json',
  featured: 'bool',
  is_new_arrival: 'bool',
  is_combo: 'bool',
  combo_discount: 'int',
  is_active: 'bool',
  ingredients: 'text',
  shade: 'text',
  net_content: 'numeric',
  net_unit: 'text',
  how_to_use: 'text',
  made_in: 'text',
  maker: 'text',
} as const satisfies Record<Exclude<keyof Row, 'id' | 'has_components'>, string>;

const names = Object.keys(columnTypes);
const columns = sql.join(names.map((name) => sql.ref(name)));
/** Of `s`, the forms as rows. */
const values = sql.join(names.map((name) => sql.ref(`s.${name}`)));
const typedColumns = sql.raw(
  Object.entries(columnTypes)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

const rowsOf = (products: readonly ProductToSave[]): RawBuilder<unknown> => sql`
  json_to_recordset(${JSON.stringify(products.map(rowOf))}::json) as s (id uuid, has_components bool, ${typedColumns})`;

export async function insertProducts(
  trx: Database,
  products: readonly ProductToSave[],
  now: Date,
): Promise<void> {
  for (const some of batches(products)) {
    await sql`
      insert into products (id, ${columns}, created_at, updated_at)
      select s.id, ${values}, ${now}::timestamptz, ${now}::timestamptz from ${rowsOf(some)}`.execute(trx);
    await insertProductLists(trx, some);
  }
}

/** The caller holds the products' locks. */
export async function replaceProducts(
  trx: Database,
  products: readonly ProductToReplace[],
  now: Date,
): Promise<void> {
  for (const some of batches(products)) {
    await sql`
      update products p set (${columns}) = row(${values}), has_batches = p.has_batches and s.category = 'cosmetics',
        components_stock = case when s.has_components then p.components_stock end, version = p.version + 1, updated_at = ${now}
      from ${rowsOf(some)} where p.id = s.id`.execute(trx);
    await replaceProductLists(trx, some);
  }
}

/**
 * Marks the product as deleted and returns its name. The row stays, so that orders and the ledger can show its name.
 */
export async function markDeleted(trx: Database, id: string, now: Date): Promise<string | null> {
  const deleted = await trx
    .updateTable('products')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name ?? null;
}

/** Null when no deleted product has this id. */
export async function markRestored(trx: Database, id: string, now: Date): Promise<string | null> {
  const restored = await trx
    .updateTable('products')
    .set({ deleted_at: null, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('name')
    .executeTakeFirst();
  return restored?.name ?? null;
}
