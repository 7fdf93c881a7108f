import { type RawBuilder, sql } from 'kysely';
import type { ReviewSort } from '#domain/reviews.ts';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from '#server/products/productNameQueries.ts';

export interface ReviewRow {
  id: string;
  product_id: string;
  user_name: string;
  rating: number;
  title: string;
  comment: string;
  images: string[];
  is_verified: boolean;
  helpful_count: number;
  created_at: Date;
  /** The shop's answer. */
  answer: string | null;
  answered_at: Date | null;
}

/** For the author: with the product's current name and images. */
export interface OwnReviewRow extends ReviewRow {
  order_id: string | null;
  product_name: string;
  product_images: { url: string }[];
}

/** For `r` (reviews) and `u` (their authors). */
export const reviewColumns = sql`
  r.id, r.product_id, u.name as user_name, r.rating, r.title, r.comment, r.is_verified, r.helpful_count, r.created_at,
  r.answer, r.answered_at,
  (select coalesce(json_agg(i.url order by i.position), '[]') from review_images i where i.review_id = r.id) as images`;

/** For `p` (products). */
const productImages = sql`
  (select coalesce(json_agg(json_build_object('url', m.url) order by m.position), '[]')
     from product_images m where m.product_id = p.id)`;

/** The number of reviews with 1, 2, 3, 4 and 5 stars. Null when no such product is on sale. */
export async function findStars(db: Database, productId: string): Promise<number[] | null> {
  const row = await db
    .selectFrom('products')
    .select('stars')
    .where('id', '=', productId)
    .where('listed', '=', true)
    .executeTakeFirst();
  return row?.stars ?? null;
}

/** For `r` (reviews). */
const hasPhotos = sql`exists (select from review_images i where i.review_id = r.id)`;

const orders: Record<ReviewSort, RawBuilder<unknown>> = {
  photos: sql`${hasPhotos} desc,`,
  newest: sql``,
  highest: sql`r.rating desc,`,
  lowest: sql`r.rating,`,
  'with-photos': sql``,
};

/** Where the order leaves a choice, newest first. */
export async function reviewsOfProduct(
  db: Database,
  productId: string,
  { limit, offset, sort }: { limit: number; offset: number; sort: ReviewSort },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r join users u on u.id = r.user_id
    where r.product_id = ${productId} and ${sort === 'with-photos' ? hasPhotos : sql`true`}
    order by ${orders[sort]} r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countWithPhotos(db: Database, productId: string): Promise<number> {
  const { rows } = await sql<{ reviews: number }>`
    select count(*)::int as reviews from reviews r where r.product_id = ${productId} and ${hasPhotos}`.execute(
    db,
  );
  return rows[0]?.reviews ?? 0;
}

export interface ReviewedPhoto {
  url: string;
  reviewId: string;
  name: string;
  rating: number;
}

/** The newest first. */
export async function photosOfProduct(
  db: Database,
  productId: string,
  most: number,
): Promise<ReviewedPhoto[]> {
  const { rows } = await sql<ReviewedPhoto>`
    select i.url, r.id as "reviewId", u.name, r.rating
    from reviews r join users u on u.id = r.user_id join review_images i on i.review_id = r.id
    where r.product_id = ${productId}
    order by r.created_at desc, r.id desc, i.position limit ${most}`.execute(db);
  return rows;
}

async function selectOwn(db: Database, userId: string, which: RawBuilder<unknown>): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    select ${reviewColumns}, r.order_id, ${productNameNow()} as product_name, ${productImages} as product_images
    from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id
    where r.user_id = ${userId} ${which}
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}

/** Newest first. */
export const reviewsBy = (db: Database, userId: string): Promise<OwnReviewRow[]> =>
  selectOwn(db, userId, sql``);

export async function findReviewBy(db: Database, userId: string, id: string): Promise<OwnReviewRow | null> {
  const [own] = await selectOwn(db, userId, sql`and r.id = ${id}`);
  return own ?? null;
}

/** The user's review of a product in this order. Null when the user has no such order, product or review. */
export async function findReviewOfOrdered(
  db: Database,
  userId: string,
  { productId, orderId }: { productId: string; orderId: string },
): Promise<OwnReviewRow | null> {
  const ordered = sql`exists (
    select from orders o join order_lines l on l.order_id = o.id
    where o.id = ${orderId} and o.user_id = ${userId} and l.product_id = r.product_id)`;
  const [own] = await selectOwn(db, userId, sql`and r.product_id = ${productId} and ${ordered}`);
  return own ?? null;
}

export interface ReviewableRow {
  order_id: string;
  ordered_at: Date;
  product_id: string;
  product_name: string;
  product_images: { url: string }[];
  /** Pieces in that order, over all sizes and colors. */
  quantity: number;
  /** Price of one piece in poisha. */
  price: number;
}

/** For a line `l` of which the customer took at least one piece when the parcel was handed over. */
const taken = sql`l.quantity > (
  select coalesce(sum(b.quantity), 0) from order_return_lines b join order_returns t on t.id = b.return_id
  where t.order_id = l.order_id and b.position = l.position and t.reason = 'refused_at_door')`;

/** Products on sale that were delivered to the user and are not reviewed yet, each with its latest order. */
export async function reviewableBy(db: Database, userId: string): Promise<ReviewableRow[]> {
  const { rows } = await sql<ReviewableRow>`
    with delivered as (
      select distinct on (l.product_id) l.product_id, o.id as order_id, o.created_at as ordered_at,
             sum(l.quantity) as quantity, max(l.price) as price
      from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} and o.status = 'delivered' and ${taken}
        and not exists (select from reviews r where r.product_id = l.product_id and r.user_id = ${userId})
      group by l.product_id, o.id
      order by l.product_id, o.created_at desc, o.id desc
    )
    select d.*, ${productNameNow()} as product_name, ${productImages} as product_images
    from delivered d join products p on p.id = d.product_id
    where p.listed
    order by d.ordered_at desc, d.order_id desc, d.product_id desc`.execute(db);
  return rows;
}

export interface OrderedProduct {
  delivered: boolean;
  /** The order contains the product, and the product is on sale. */
  holds: boolean;
}

/**
 * What the user's order says about a product. Null when the user has no such order. Its delivery is not undone until the
 * transaction ends.
 */
export async function findOrdered(
  db: Database,
  userId: string,
  { productId, orderId }: { productId: string; orderId: string },
): Promise<OrderedProduct | null> {
  const { rows } = await sql<OrderedProduct>`
    select o.status = 'delivered' as delivered, exists (
      select from order_lines l join products p on p.id = l.product_id
      where l.order_id = o.id and p.id = ${productId} and p.listed and ${taken}
    ) as holds
    from orders o where o.id = ${orderId} and o.user_id = ${userId} for share of o`.execute(db);
  return rows[0] ?? null;
}
