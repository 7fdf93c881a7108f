/** The items of a feed as XML for Google Merchant Center and as CSV for Meta's catalogue. */
import { csvOf } from './csv.ts';
import type { FeedName } from './feedNames.ts';
import type { FeedItem, FeedShipping, FeedShop } from './productFeeds.ts';

export interface FeedFormat {
  mediaType: string;
  head: (shop: FeedShop) => string;
  itemsText: (items: readonly FeedItem[]) => string;
  foot: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters, not even escaped. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Left out if it is empty. */
const tag = (name: string, text: string): string =>
  text === '' ? '' : `<g:${name}>${escaped(text)}</g:${name}>`;

const shippingTag = ({ service, price, handling, transit }: FeedShipping): string =>
  `<g:shipping>${[
    tag('country', 'BD'),
    tag('service', service),
    tag('price', price),
    tag('min_handling_time', String(handling.min)),
    tag('max_handling_time', String(handling.max)),
    tag('min_transit_time', String(transit.min)),
    tag('max_transit_time', String(transit.max)),
  ].join('')}</g:shipping>`;

const itemTags = (item: FeedItem): string =>
  [
    tag('id', item.id),
    tag('item_group_id', item.itemGroupId),
    tag('title', item.title),
    tag('description', item.description),
    tag('link', item.link),
    tag('image_link', item.imageLink),
    ...item.moreImages.map((url) => tag('additional_image_link', url)),
    tag('availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    tag('price', item.price),
    tag('sale_price', item.salePrice),
    tag('condition', 'new'),
    tag('brand', item.brand),
    // Handmade goods have neither a GTIN nor a number of their maker.
    tag('identifier_exists', 'no'),
    tag('color', item.color),
    tag('size', item.size),
    tag('product_type', item.productType),
    tag('google_product_category', item.googleCategory),
    ...item.shipping.map(shippingTag),
  ].join('');

const google: FeedFormat = {
  mediaType: 'application/xml',
  head: ({ name, origin }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      `<title>${escaped(name)}</title><link>${escaped(origin)}/</link>`,
      `<description>${escaped(`All products of ${name}`)}</description>`,
      '',
    ].join('\n'),
  itemsText: (items) => items.map((item) => `<item>${itemTags(item)}</item>\n`).join(''),
  foot: '</channel></rss>\n',
};

const columns = {
  id: (item: FeedItem) => item.id,
  title: (item: FeedItem) => item.title,
  description: (item: FeedItem) => item.description,
  availability: (item: FeedItem) => (item.isInStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: (item: FeedItem) => item.price,
  sale_price: (item: FeedItem) => item.salePrice,
  link: (item: FeedItem) => item.link,
  image_link: (item: FeedItem) => item.imageLink,
  additional_image_link: (item: FeedItem) => item.moreImages.join(','),
  brand: (item: FeedItem) => item.brand,
  color: (item: FeedItem) => item.color,
  size: (item: FeedItem) => item.size,
  item_group_id: (item: FeedItem) => item.itemGroupId,
  product_type: (item: FeedItem) => item.productType,
  google_product_category: (item: FeedItem) => item.googleCategory,
  shipping: (item: FeedItem) =>
    item.shipping.map(({ service, price }) => `BD::${service}:${price}`).join(','),
} as const satisfies Record<string, (item: FeedItem) => string>;

/** A program reads it, so it has no byte order mark. */
const rowsText = (rows: readonly (readonly string[])[]): string => csvOf(rows, { hasMark: false });

const facebook: FeedFormat = {
  mediaType: 'text/csv',
  head: () => rowsText([Object.keys(columns)]),
  itemsText: (items) => rowsText(items.map((item) => Object.values(columns).map((of) => of(item)))),
  foot: '',
};

export const feedFormats: Readonly<Record<FeedName, FeedFormat>> = {
  'google.xml': google,
  'facebook.csv': facebook,
};
