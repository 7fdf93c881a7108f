/** Inserts products and their photos straight into the database. Prices are in taka. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { colourSlug } from '#domain/colours.ts';
import { toPoisha } from '#domain/money.ts';
import { isSoldBySize } from '#domain/sizes.ts';
import type { Database } from '#server/database/connect.ts';
import type { Products } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recountCombos } from '#server/products/stockChangeQueries.ts';
import { derive, stockOf } from './derive.ts';

export interface BuiltProduct {
  id: string;
  name: string;
  /** In taka. */
  price: number;
}

interface Counted {
  stock?: number;
  available?: boolean;
}

export interface BatchOptions {
  label: string;
  /** Null for pieces without a date. */
  expiresOn?: string | null;
  pieces: number;
  /** The color's name. */
  colour?: string;
  sellable?: boolean;
}

export interface ProductOptions {
  name?: string;
  description?: string;
  category?: Products['category'];
  price?: number;
  originalPrice?: number | null;
  costPrice?: number | null;
  stock?: number;
  tags?: string[];
  specifications?: Record<string, string>;
  sizes?: (Counted & { name: string; measurement?: string })[];
  colours?: (Counted & { name: string; hex?: string })[];
  images?: string[];
  featured?: boolean;
  isNewArrival?: boolean;
  isCombo?: boolean;
  comboDiscount?: number | null;
  comboItems?: string[];
  /** Only for a combo. */
  components?: {
    product: string;
    quantity?: number;
    selectedSize?: string | null;
    selectedColor?: string | null;
  }[];
  /** Only for a cosmetic, whose stock follows from these. */
  batches?: BatchOptions[];
  isActive?: boolean;
  createdAt?: Date;
  deletedAt?: Date | null;
}

/** By default a pair of earrings for 450 taka, with 10 in stock and no options. */
export async function buildProduct(db: Database, options: ProductOptions = {}): Promise<BuiltProduct> {
  const { name = 'Pearl Drop Earrings', price = 450, category = 'earrings' } = options;
  const id = newId();
  // One transaction, so that no concurrent request finds the product without its stock movements.
  await inTransaction(db, async (trx) => {
    await insertProduct(trx, id, { ...options, name, price, category });
    await insertProductLists(trx, id, options);
    await insertBatchesOf(trx, id, options);
    await recordInitialStock(trx, id);
    await sql`select products_recount(array[${id}]::uuid[])`.execute(trx);
    await recountCombos(trx, [id]);
  });
  const stock = await stockOf(db, [id]);
  await derive(db, { kind: 'productsChanged', products: [{ id }], stock });
  return { id, name, price };
}

/** A combo of other products, for 900 taka. */
export const buildCombo = (
  db: Database,
  components: NonNullable<ProductOptions['components']>,
  options: ProductOptions = {},
): Promise<BuiltProduct> =>
  buildProduct(db, { name: 'Bridal Set', price: 900, stock: 0, ...options, category: 'combo', components });

/** A bangle in S and M, five of each, for 1250 taka. */
export const buildBangle = (db: Database, options: ProductOptions = {}): Promise<BuiltProduct> =>
  buildProduct(db, {
    name: 'Engraved Gold Bala Pair',
    price: 1250,
    sizes: [
      { name: 'S', measurement: '2.4/24', stock: 5 },
      { name: 'M', measurement: '2.6/26', stock: 5 },
    ],
    ...options,
    category: 'bangles',
  });

/** A ring in Indian sizes 12 and 14, five of each, for 650 taka. */
export const buildSizedRing = (db: Database, options: ProductOptions = {}): Promise<BuiltProduct> =>
  buildProduct(db, {
    name: 'Noyontara Engraved Band',
    price: 650,
    sizes: [
      { name: '12', measurement: '16.5 mm', stock: 5 },
      { name: '14', measurement: '17.3 mm', stock: 5 },
    ],
    ...options,
    category: 'rings',
  });

type Named = ProductOptions & Required<Pick<ProductOptions, 'name' | 'price' | 'category'>>;

async function insertProduct(db: Database, id: string, options: Named): Promise<void> {
  const { name, price, category } = options;
  await db
    .insertInto('products')
    .values({
      id,
      name,
      category,
      description: options.description ?? `${name}, made by hand`,
      price: toPoisha(price),
      original_price: options.originalPrice == null ? null : toPoisha(options.originalPrice),
      cost_price: options.costPrice == null ? null : toPoisha(options.costPrice),
      stock: options.stock ?? stockIn(options, category),
      tags: options.tags ?? [],
      specifications: options.specifications ?? {},
      featured: options.featured ?? false,
      is_new_arrival: options.isNewArrival ?? false,
      is_combo: options.isCombo ?? false,
      combo_discount: options.comboDiscount ?? null,
      is_active: options.isActive ?? true,
      created_at: options.createdAt ?? new Date(),
      deleted_at: options.deletedAt ?? null,
    })
    .execute();
}

const piecesIn = (batches: readonly BatchOptions[]) =>
  batches.reduce((sum, { pieces, sellable = true }) => sum + (sellable ? pieces : 0), 0);

const stockIn = ({ batches, sizes = [] }: ProductOptions, category: string) =>
  batches ? piecesIn(batches) : isSoldBySize({ category, sizes }) ? 0 : 10;

/** The stock of a color is that of its batches. */
async function insertBatchesOf(db: Database, productId: string, { batches }: ProductOptions): Promise<void> {
  if (!batches) return;
  await db.updateTable('products').set({ has_batches: true }).where('id', '=', productId).execute();
  for (const { label, expiresOn = null, pieces, colour = '', sellable = true } of batches) {
    const row = { id: newId(), product_id: productId, colour: colourSlug(colour), label, pieces, sellable };
    await db
      .insertInto('product_batches')
      .values({ ...row, expires_on: expiresOn })
      .execute();
  }
  for (const [colour, some] of Map.groupBy(batches, ({ colour = '' }) => colour)) {
    await db
      .updateTable('product_colours')
      .set({ stock: piecesIn(some) })
      .where('product_id', '=', productId)
      .where('slug', '=', colourSlug(colour))
      .execute();
  }
}

async function insertProductLists(db: Database, productId: string, options: ProductOptions): Promise<void> {
  const {
    sizes = [],
    colours = [],
    images = ['/media/test.jpg'],
    comboItems = [],
    components = [],
  } = options;
  const placed = <T>(rows: T[]) => rows.map((row, position) => ({ ...row, position, product_id: productId }));
  if (sizes.length > 0) await db.insertInto('product_sizes').values(placed(sizes)).execute();
  if (colours.length > 0) {
    const slugged = colours.map((colour) => ({ ...colour, slug: colourSlug(colour.name) }));
    await db.insertInto('product_colours').values(placed(slugged)).execute();
  }
  if (images.length > 0) {
    const shown = images.map((url) => ({ url, alt: options.name ?? '', width: 800, height: 1000 }));
    await db.insertInto('product_images').values(placed(shown)).execute();
  }
  if (comboItems.length > 0) {
    await db
      .insertInto('combo_items')
      .values(placed(comboItems.map((name) => ({ name }))))
      .execute();
  }
  if (components.length > 0) {
    const rows = components.map(({ product, quantity = 1, selectedSize, selectedColor }, position) => ({
      combo_id: productId,
      position,
      component_id: product,
      quantity,
      size: selectedSize,
      colour: selectedColor,
      colour_slug: selectedColor && colourSlug(selectedColor),
    }));
    await db.insertInto('combo_components').values(rows).execute();
  }
}

async function recordInitialStock(db: Database, productId: string): Promise<void> {
  const counts = await db
    .selectFrom('products')
    .select((s) => [s.val('product').as('unit'), s.val('').as('unit_name'), 'stock'])
    .where('id', '=', productId)
    .unionAll(
      db
        .selectFrom('product_sizes')
        .select((s) => [s.val('size').as('unit'), 'name as unit_name', 'stock'])
        .where('product_id', '=', productId),
    )
    .unionAll(
      db
        .selectFrom('product_colours')
        .select((s) => [s.val('colour').as('unit'), 'slug as unit_name', 'stock'])
        .where('product_id', '=', productId),
    )
    .unionAll(
      db
        .selectFrom('product_batches')
        .select((s) => [s.val('batch').as('unit'), sql<string>`id::text`.as('unit_name'), 'pieces as stock'])
        .where('product_id', '=', productId),
    )
    .execute();
  const movements = counts
    .filter(({ stock }) => stock > 0)
    .map(({ unit, unit_name, stock }) => ({
      product_id: productId,
      unit: unit as 'product' | 'size' | 'colour' | 'batch',
      unit_name,
      delta: stock,
      left_after: stock,
      reason: 'initial' as const,
    }));
  if (movements.length > 0) await db.insertInto('stock_movements').values(movements).execute();
}

export async function buildUpload(
  db: Database,
  options: { ownerId?: string | null; kind?: 'product' | 'review'; storageKey?: string } = {},
): Promise<string> {
  const id = newId();
  const { ownerId = null, kind = 'product', storageKey = `${id}.jpg` } = options;
  await db
    .insertInto('uploads')
    .values({
      id,
      kind,
      owner_id: ownerId,
      storage_key: storageKey,
      format: 'jpeg',
      bytes: 120_000,
      width: 800,
      height: 1000,
      sha256: createHash('sha256').update(id).digest(),
    })
    .execute();
  return id;
}
