/** A product written: its row, its parts, and a movement in the ledger for every count that changes by it. */
import { sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { isId } from '#domain/ids.ts';
import { publicIdOf } from '#domain/images.ts';
import { toPoisha } from '#domain/money.ts';
import type { ProductForm } from '#domain/products.ts';
import type { Database } from '#server/database/connect.ts';

interface Saving {
  id: string;
  form: ProductForm;
  by: string;
  now: Date;
}

const columnsOf = ({ form, now }: Saving) => ({
  name: form.name,
  description: form.description,
  price: toPoisha(form.price),
  original_price: form.originalPrice ? toPoisha(form.originalPrice) : null,
  category: form.category,
  subcategory: form.subcategory || null,
  stock: form.stock,
  tags: form.tags,
  specifications: JSON.stringify(form.specifications),
  featured: form.featured,
  is_new_arrival: form.isNewArrival,
  is_combo: form.isCombo,
  combo_discount: form.comboDiscount,
  is_active: form.isActive,
  updated_at: now,
});

export async function insertProduct(trx: Database, saving: Saving): Promise<void> {
  await trx
    .insertInto('products')
    .values({ id: saving.id, ...columnsOf(saving), created_at: saving.now })
    .execute();
  await insertParts(trx, saving);
}

/** Parts are written anew: they have no identity but their place, name or slug. */
export async function replaceProduct(trx: Database, saving: Saving): Promise<void> {
  await trx
    .updateTable('products')
    .set((product) => ({ ...columnsOf(saving), version: product('version', '+', 1) }))
    .where('id', '=', saving.id)
    .execute();
  for (const part of ['product_sizes', 'product_colours', 'product_images', 'combo_items'] as const) {
    await trx.deleteFrom(part).where('product_id', '=', saving.id).execute();
  }
  await insertParts(trx, saving);
}

async function insertParts(trx: Database, { id, form }: Saving): Promise<void> {
  const placed = <T extends object>(rows: readonly T[]) =>
    rows.map((row, position) => ({ ...row, position, product_id: id }));
  const sizes = form.sizes.map(({ size, ...rest }) => ({ name: size, ...rest }));
  const colours = form.colors.map(({ hexCode, ...rest }) => ({
    slug: colourSlug(rest.name),
    hex: hexCode,
    ...rest,
  }));
  if (sizes.length > 0) await trx.insertInto('product_sizes').values(placed(sizes)).execute();
  if (colours.length > 0) await trx.insertInto('product_colours').values(placed(colours)).execute();
  if (form.comboItems.length > 0) {
    await trx.insertInto('combo_items').values(placed(form.comboItems)).execute();
  }
  await insertImages(trx, id, form.images);
}

/** A photo of the shop's own is linked to its upload, which tells its size and cannot be deleted meanwhile. */
async function insertImages(trx: Database, id: string, images: ProductForm['images']): Promise<void> {
  const rows = images.map((image, position) => ({
    position,
    upload_id: isId(image.publicId) ? image.publicId : publicIdOf(image.url),
    url: image.url,
    public_id: image.publicId,
    alt: image.alt,
  }));
  await sql`
    insert into product_images (product_id, position, upload_id, url, public_id, alt, width, height)
    select ${id}::uuid, i.position, u.id, i.url, i.public_id, i.alt, u.width, u.height
    from json_to_recordset(${JSON.stringify(rows)}::json) as i (position int, upload_id uuid, url text, public_id text, alt text)
    left join uploads u on u.id = i.upload_id`.execute(trx);
}

/** One count of a product: its own, a size's or a colour's. */
export interface Count {
  unit: 'product' | 'size' | 'colour';
  /** The size's name or the colour's slug; empty for the product's own. */
  unitName: string;
  stock: number;
}

export const countsOf = (form: Pick<ProductForm, 'stock' | 'sizes' | 'colors'>): Count[] => [
  { unit: 'product', unitName: '', stock: form.stock },
  ...form.sizes.map(({ size, stock }) => ({ unit: 'size' as const, unitName: size, stock })),
  ...form.colors.map(({ name, stock }) => ({ unit: 'colour' as const, unitName: colourSlug(name), stock })),
];

/** Writes down each difference between what was counted and what is counted now. */
export async function recordCounts(
  trx: Database,
  { id, by, now }: Omit<Saving, 'form'>,
  { before, after }: { before: readonly Count[]; after: readonly Count[] },
): Promise<void> {
  const keyOf = ({ unit, unitName }: Count) => `${unit} ${unitName}`;
  const was = new Map(before.map((count) => [keyOf(count), count.stock]));
  const still = new Set(after.map(keyOf));
  const isNew = before.length === 0;
  const movement = (
    { unit, unitName }: Count,
    delta: number,
    left: number,
    reason: 'initial' | 'edit' | 'removed',
  ) => ({
    product_id: id,
    unit,
    unit_name: unitName,
    delta,
    left_after: left,
    reason,
    moved_by: by,
    moved_at: now,
  });
  const changed = after.map((count) =>
    movement(count, count.stock - (was.get(keyOf(count)) ?? 0), count.stock, isNew ? 'initial' : 'edit'),
  );
  const removed = before
    .filter((count) => !still.has(keyOf(count)))
    .map((count) => movement(count, -count.stock, 0, 'removed'));
  const movements = [...changed, ...removed].filter(({ delta }) => delta !== 0);
  if (movements.length > 0) await trx.insertInto('stock_movements').values(movements).execute();
}

/** Takes the product out of the shop and answers its name; its row stays, so that orders and the ledger can name it. */
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
