/**
 * Tells every process which cached responses are out of date, by the tags of `contract/tags.ts`. This is the only place
 * that sends a notification: PostgreSQL lets one transaction at a time commit that does.
 */
import { sql } from 'kysely';
import {
  contentTag,
  EVERYTHING_TAG,
  PRODUCTS_TAG,
  productTag,
  reviewsTag,
  SETTINGS_TAG,
  softly,
  stockTag,
} from '#contract/tags.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, type ShopEvent, type StockChange, stockChangesIn } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

/** Lists show whether a product is sold out, and only the product's own page shows how many are left. */
const stockTags = ({ product, before, after }: StockChange): string[] =>
  (before === 0) === (after === 0)
    ? [softly(stockTag(product))]
    : [PRODUCTS_TAG, productTag(product), stockTag(product)];

function tagsOf(event: ShopEvent): string[] {
  switch (event.kind) {
    case 'productsChanged':
      return [PRODUCTS_TAG, ...event.products.flatMap(({ id }) => [productTag(id), stockTag(id)])];
    case 'reviewChanged':
      return [...(event.stars ? [PRODUCTS_TAG] : []), productTag(event.product), reviewsTag(event.product)];
    case 'bestSellersCounted':
      return [softly(PRODUCTS_TAG)];
    case 'settingsChanged':
      return [SETTINGS_TAG];
    case 'contentPublished':
      return [contentTag(event.key)];
    default:
      return [];
  }
}

/** Reviews show the names of those who wrote them. */
async function tagsOfRenamed(trx: Database, users: readonly string[]): Promise<string[]> {
  if (users.length === 0) return [];
  const rows = await trx
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where('user_id', 'in', users)
    .execute();
  return rows.map(({ product_id }) => reviewsTag(product_id));
}

export const cacheTags: Projection = {
  async apply(trx, events) {
    const renamed = events.filter(isOf('userRenamed')).map(({ user }) => user);
    const tags = new Set([
      ...stockChangesIn(events).flatMap(stockTags),
      ...events.flatMap(tagsOf),
      ...(await tagsOfRenamed(trx, renamed)),
    ]);
    if (tags.size > 0) await announce(trx, [...tags]);
  },
};

/** Too many to name: everything is out of date. */
const mostTags = 2_000;
/** A payload has room for 8,000 bytes, and a tag has at most 45. */
const tagsPerPayload = 150;

async function announce(trx: Database, tags: readonly string[]): Promise<void> {
  const payloads =
    tags.length > mostTags
      ? [EVERYTHING_TAG]
      : Array.from({ length: Math.ceil(tags.length / tagsPerPayload) }, (_, n) =>
          tags.slice(n * tagsPerPayload, (n + 1) * tagsPerPayload).join(' '),
        );
  const notifying = sql`select pg_notify('catalogue', payload) from unnest(${payloads}::text[]) as p (payload)`;
  await executePrepared(trx, notifying);
}
