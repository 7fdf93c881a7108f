/** Inserts reviews straight into the database. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { derive } from './derive.ts';
import type { BuiltProduct } from './goods.ts';
import type { BuiltOrder } from './orders.ts';
import type { Person } from './people.ts';

interface ReviewOptions {
  customer: Pick<Person, 'id'>;
  product: BuiltProduct;
  order?: BuiltOrder;
  rating?: number;
  title?: string;
  comment?: string;
  createdAt?: Date;
  /** URLs. */
  photos?: readonly string[];
}

export async function buildReview(db: Database, options: ReviewOptions): Promise<string> {
  const id = newId();
  await db
    .insertInto('reviews')
    .values({
      id,
      product_id: options.product.id,
      user_id: options.customer.id,
      order_id: options.order?.id ?? null,
      rating: options.rating ?? 5,
      title: options.title ?? 'Lovely',
      comment: options.comment ?? 'Just like the photo.',
      created_at: options.createdAt ?? new Date(),
    })
    .execute();
  const photos = (options.photos ?? []).map((url, position) => ({ review_id: id, position, url }));
  if (photos.length > 0) await db.insertInto('review_images').values(photos).execute();
  const { product, rating = 5 } = options;
  await sql`select products_add_stars(array[${product.id}]::uuid[], array[${rating}]::int[], array[1])`.execute(
    db,
  );
  await derive(db, { kind: 'reviewChanged', product: product.id, stars: true });
  return id;
}
