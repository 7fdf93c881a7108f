/** Writes the lists inside products (sizes, colors, images, combo items, components), for many products at once. */
import { type RawBuilder, sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { isId } from '#domain/ids.ts';
import { publicIdOf } from '#domain/images.ts';
import type { ProductForm } from '#domain/productForm.ts';
import type { Database } from '#server/database/connect.ts';

/** A form to store under an id. */
export interface ProductToSave {
  id: string;
  form: ProductForm;
}

/** A form that replaces what is stored. */
export interface ProductToReplace extends ProductToSave {
  before: ProductForm;
}

interface ProductList {
  table: string;
  /** The column with the product's id. */
  column?: string;
  rowsOf: (form: ProductForm) => object[];
  insert: (rows: string) => RawBuilder<unknown>;
}

const lists = {
  sizes: {
    table: 'product_sizes',
    rowsOf: ({ sizes }) => sizes,
    insert: (rows) => sql`
      insert into product_sizes (product_id, position, name, measurement, stock, available)
      select product_id, position, size, measurement, stock, available from json_to_recordset(${rows}::json)
        as r (product_id uuid, position int, size text, measurement text, stock int, available bool)`,
  },
  colors: {
    table: 'product_colours',
    rowsOf: ({ colors }) => colors.map((colour) => ({ ...colour, slug: colourSlug(colour.name) })),
    insert: (rows) => sql`
      insert into product_colours (product_id, position, slug, name, hex, stock, available)
      select product_id, position, slug, name, "hexCode", stock, available from json_to_recordset(${rows}::json)
        as r (product_id uuid, position int, slug text, name text, "hexCode" text, stock int, available bool)`,
  },
  images: {
    table: 'product_images',
    rowsOf: ({ images }) =>
      images.map((image) => ({
        ...image,
        uploadId: publicIdOf(image.url) ?? (isId(image.publicId) ? image.publicId : null),
      })),
    // A photo of the shop is linked to its upload. The upload gives the photo's size and cannot be deleted meanwhile.
    insert: (rows) => sql`
      insert into product_images (product_id, position, upload_id, url, public_id, alt, colour, width, height)
      select r.product_id, r.position, u.id, r.url, r."publicId", r.alt, r.color, u.width, u.height
      from json_to_recordset(${rows}::json)
        as r (product_id uuid, position int, "uploadId" uuid, url text, "publicId" text, alt text, color text)
      left join uploads u on u.id = r."uploadId"`,
  },
  comboItems: {
    table: 'combo_items',
    rowsOf: ({ comboItems }) => comboItems,
    insert: (rows) => sql`
      insert into combo_items (product_id, position, name, description)
      select product_id, position, name, description from json_to_recordset(${rows}::json)
        as r (product_id uuid, position int, name text, description text)`,
  },
  components: {
    table: 'combo_components',
    column: 'combo_id',
    rowsOf: ({ components }) =>
      components.map((component) => ({
        ...component,
        slug: component.selectedColor && colourSlug(component.selectedColor),
      })),
    insert: (rows) => sql`
      insert into combo_components (combo_id, position, component_id, quantity, size, colour, colour_slug)
      select product_id, position, product, quantity, "selectedSize", "selectedColor", slug from json_to_recordset(${rows}::json)
        as r (product_id uuid, position int, product uuid, quantity int, "selectedSize" text, "selectedColor" text, slug text)`,
  },
} satisfies Record<string, ProductList>;

type ProductListName = keyof typeof lists;
const names = Object.keys(lists) as ProductListName[];

async function insertProductList(
  trx: Database,
  name: ProductListName,
  products: readonly ProductToSave[],
): Promise<void> {
  const { rowsOf, insert }: ProductList = lists[name];
  const rows = products.flatMap(({ id, form }) =>
    rowsOf(form).map((row, position) => ({ ...row, position, product_id: id })),
  );
  if (rows.length > 0) await insert(JSON.stringify(rows)).execute(trx);
}

export async function insertProductLists(trx: Database, products: readonly ProductToSave[]): Promise<void> {
  for (const name of names) await insertProductList(trx, name, products);
}

/** Lists that differ are deleted and inserted again. Their entries have no identity except position, name or slug. */
export async function replaceProductLists(
  trx: Database,
  products: readonly ProductToReplace[],
): Promise<void> {
  for (const name of names) {
    const changed = products.filter(
      ({ before, form }) => JSON.stringify(before[name]) !== JSON.stringify(form[name]),
    );
    if (changed.length === 0) continue;
    const ids = changed.map(({ id }) => id);
    const { table, column = 'product_id' }: ProductList = lists[name];
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(trx);
    await insertProductList(trx, name, changed);
  }
}
