/**
 * The feeds of all products on sale. They are read page by page, so that the memory holds one page whatever the size of the
 * catalogue, and no transaction stays open while a slow client reads. A product that changes meanwhile is in its new or old
 * state, and in the feed once.
 */
import { feedFormats } from '#domain/feedFormats.ts';
import type { FeedName } from '#domain/feedNames.ts';
import { type FeedShop, feedItems } from '#domain/productFeeds.ts';
import type { Database } from '#server/database/connect.ts';
import { hasMoreListed, listedAfter } from '#server/products/productQueries.ts';
import { productResponse } from '#server/products/productResponse.ts';
import type { CurrentSettings } from '#server/settings/currentSettings.ts';

/** Products per page. With every size and color, a page is about a megabyte of XML. */
export const FEED_PAGE = 250;

export interface FeedPlace {
  db: Database;
  shopSettings: CurrentSettings;
  /** Scheme and host of the shop. */
  origin: string;
  page?: number;
}

type FeedPageProduct = ReturnType<typeof productResponse>;

export interface WholeFeed {
  text: string;
  products: readonly FeedPageProduct[];
}

async function shopOf({ db, shopSettings, origin }: FeedPlace): Promise<FeedShop> {
  const { name, delivery } = await shopSettings.read(db);
  return { name, delivery, origin };
}

async function pageAfter({ db, page = FEED_PAGE }: FeedPlace, id: string | null): Promise<FeedPageProduct[]> {
  return (await listedAfter(db, id, page)).map(productResponse);
}

const itemsOf = (name: FeedName, products: readonly FeedPageProduct[], shop: FeedShop): string =>
  feedFormats[name].itemsText(products.flatMap((product) => feedItems(product, shop)));

/** True if the whole catalogue fits one page. */
export const isOnePage = async ({ db, page = FEED_PAGE }: FeedPlace): Promise<boolean> =>
  !(await hasMoreListed(db, page));

/** The feed of a catalogue of one page. */
export async function wholeFeed(name: FeedName, place: FeedPlace): Promise<WholeFeed> {
  const [products, shop] = [await pageAfter(place, null), await shopOf(place)];
  const { head, foot } = feedFormats[name];
  return { text: head(shop) + itemsOf(name, products, shop) + foot, products };
}

/** The text of the feed, page by page. */
export async function* feedPages(name: FeedName, place: FeedPlace): AsyncGenerator<string> {
  const shop = await shopOf(place);
  yield feedFormats[name].head(shop);
  let last: string | null = null;
  for (;;) {
    const products: FeedPageProduct[] = await pageAfter(place, last);
    if (products.length === 0) break;
    yield itemsOf(name, products, shop);
    last = products.at(-1)?._id ?? null;
  }
  yield feedFormats[name].foot;
}
