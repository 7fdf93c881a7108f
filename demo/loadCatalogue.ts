/** Fills an empty shop with the demo catalogue: products, photos, and past customers, orders and reviews. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ShopSettings } from '#domain/settings.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { waitForOutboxLock } from '#server/outbox/outboxQueries.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';
import { insertUploads } from '#server/uploads/uploadQueries.ts';
import { type DemoCatalogue, readCatalogue } from './catalogue.ts';
import { addressRow, reviewRow, userRow } from './customerRows.ts';
import { demoId } from './demoIds.ts';
import { daysBefore } from './demoTimes.ts';
import { movementRows } from './movementRows.ts';
import {
  historyRows,
  lineComponentRows,
  lineRows,
  orderRow,
  type PlacedOrder,
  placeOrder,
} from './orderRows.ts';
import { type DemoPhotos, readPhotos } from './photoRows.ts';
import {
  colourRows,
  comboRows,
  componentRows,
  imageRows,
  type PlacedProduct,
  productRow,
  sizeRows,
  withComponents,
} from './productRows.ts';

interface Loading {
  db: Database;
  clock: () => Date;
  shopSettings: ShopSettings;
  photos: Pick<PhotoStorage, 'put'>;
}

/** Returns true if it loaded the demo, and false if the shop has or had any product. */
export async function loadDemoCatalogue({
  db,
  clock,
  shopSettings,
  photos: storage,
}: Loading): Promise<boolean> {
  if (await hasEverSold(db)) return false;
  const now = clock();
  const catalogue = await readCatalogue();
  const past = pastOf(catalogue, now);
  const photos = await readPhotos(catalogue.products, past.products.at(-1)?.createdAt ?? now);
  // Files before rows. A sweep removes a file without a row, but a row without a file shows a broken picture.
  await Promise.all([...photos.values()].map(({ row, bytes }) => storage.put(row.storage_key, bytes)));
  // The hash of a random password that is not stored, so no one can log in as a demo customer.
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));

  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo catalogue'))`.execute(transaction);
    if (await hasEverSold(transaction)) return false;
    await insertProducts(transaction, past.products, photos);
    await insertCustomers(transaction, past.customers, passwordHash, now);
    await insertOrders(transaction, past.orders, photos, shopSettings);
    await transaction
      .insertInto('stock_movements')
      .values(movementRows(past.products, past.orders))
      .execute();
    await insertReviews(transaction, catalogue.reviews, past);
    await derive(transaction);
    return true;
  });
}

/** The sums in the products' rows and all counts. The past has caused no emails, so it has no events. */
async function derive(transaction: Database): Promise<void> {
  await sql`select products_recount(array_agg(id)) from products`.execute(transaction);
  await sql`
    select products_add_stars(array_agg(product_id), array_agg(rating::int), array_agg(1)) from reviews`.execute(
    transaction,
  );
  // Nothing else may happen in the shop between taking the events and counting. In the order of a process that applies events.
  await waitForOutboxLock(transaction);
  await sql`lock table outbox in exclusive mode`.execute(transaction);
  await rebuildProjections(transaction);
}

/** Deleted products keep their rows. A shop whose admin deleted the demo does not get it again. */
async function hasEverSold(db: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type Past = ReturnType<typeof pastOf>;

/** The catalogue with ids and dates. */
function pastOf({ products, customers }: DemoCatalogue, now: Date) {
  const placedProducts = withComponents(
    products.map((product) => {
      const createdAt = daysBefore(now, product.daysAgo, product.key);
      return { ...product, createdAt, id: demoId('product', product.key, createdAt) };
    }),
  );
  const placedCustomers = customers.map((customer) => {
    const joined = daysBefore(now, customer.joinedDaysAgo, customer.email);
    return { ...customer, id: demoId('customer', customer.key, joined) };
  });
  const byKey = new Map(placedProducts.map((product) => [product.key, product]));
  const orders = placedCustomers
    .flatMap((customer) => customer.orders.map((order) => placeOrder(order, customer, byKey, now)))
    .sort((a, b) => a.placed.getTime() - b.placed.getTime());
  return { products: placedProducts, customers: placedCustomers, orders };
}

async function insertProducts(db: Database, products: readonly PlacedProduct[], photos: DemoPhotos) {
  await db.insertInto('products').values(products.map(productRow)).execute();
  await insertUploads(
    db,
    [...photos.values()].map(({ row }) => row),
  );
  await db.insertInto('product_sizes').values(products.flatMap(sizeRows)).execute();
  await db.insertInto('product_colours').values(products.flatMap(colourRows)).execute();
  const images = products.flatMap((product) => imageRows(product, photos));
  await db.insertInto('product_images').values(images).execute();
  await db.insertInto('combo_items').values(products.flatMap(comboRows)).execute();
  await db.insertInto('combo_components').values(products.flatMap(componentRows)).execute();
}

async function insertCustomers(db: Database, customers: Past['customers'], passwordHash: string, now: Date) {
  const users = customers.map((customer) => userRow(customer, passwordHash, now));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('addresses')
    .values(customers.map((customer) => addressRow(customer, now)))
    .execute();
}

/** Order numbers follow the order of the rows, oldest order first. */
async function insertOrders(
  db: Database,
  orders: readonly PlacedOrder[],
  photos: DemoPhotos,
  shopSettings: ShopSettings,
) {
  const rows = orders.map((order) => ({
    ...orderRow(order, shopSettings),
    order_number: sql<string>`next_order_number(${shopSettings.orderPrefix})`,
  }));
  await db.insertInto('orders').values(rows).execute();
  const lines = orders.flatMap((order) => lineRows(order, photos));
  await db.insertInto('order_lines').values(lines).execute();
  await db.insertInto('order_line_components').values(orders.flatMap(lineComponentRows)).execute();
  await db.insertInto('order_status_history').values(orders.flatMap(historyRows)).execute();
}

async function insertReviews(db: Database, reviews: DemoCatalogue['reviews'], { orders, products }: Past) {
  const orderByKey = new Map(orders.map((order) => [order.key, order]));
  const productByKey = new Map(products.map((product) => [product.key, product]));
  const rows = reviews.map((review) => reviewRow(review, orderByKey, productByKey));
  await db.insertInto('reviews').values(rows).execute();
}
