/**
 * A product as the feeds of Google Merchant Center and of Meta's catalogue list it: one item, or one per size and color.
 * Sources: Google's and Meta's product data specifications, 2026.
 */
import { categoryLabel } from './categories.ts';
import { choiceQuery } from './choiceAddress.ts';
import { type DeliveryArea, handlingDays, transitDays } from './deliveryTimes.ts';
import { feeOfArea } from './freeDelivery.ts';
import { imageUrl, publicIdOf } from './images.ts';
import { toPoisha, toTaka } from './money.ts';
import { colourFirst } from './photoColours.ts';
import type { DeliveryRule } from './settings.ts';
import {
  availabilityOf,
  type Choice,
  needsChoice,
  needsColour,
  needsSize,
  type Stocked,
  shownColours,
  shownSizes,
} from './stock.ts';

export interface FeedProduct extends Stocked {
  _id: string;
  name: string;
  description: string;
  /** In taka. */
  price: number;
  originalPrice?: number;
  images: readonly { url: string; color: string }[];
}

export interface FeedShop {
  name: string;
  /** Scheme and host. */
  origin: string;
  delivery: DeliveryRule;
}

export interface FeedShipping {
  service: string;
  /** '120.00 BDT' */
  price: string;
  handling: { min: number; max: number };
  transit: { min: number; max: number };
}

/** Amounts as '450.00 BDT'. Empty texts are left out of a feed. */
export interface FeedItem {
  id: string;
  /** The product's id if it has several items. */
  itemGroupId: string;
  title: string;
  description: string;
  link: string;
  imageLink: string;
  moreImages: readonly string[];
  isInStock: boolean;
  price: string;
  salePrice: string;
  brand: string;
  color: string;
  size: string;
  productType: string;
  /** Google's number of a category, which Meta reads, too. */
  googleCategory: string;
  shipping: readonly FeedShipping[];
}

/** Limits of both feeds: characters of title and description, and photos besides the first. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;
const MORE_IMAGES_MAX = 10;

/** From Google's product taxonomy. A category that it does not know has none. */
const googleCategories: Readonly<Record<string, string>> = {
  bangles: '191',
  earrings: '194',
  necklaces: '196',
  rings: '200',
  combo: '6463',
  cosmetics: '473',
};

const amountText = (taka: number): string => `${taka.toFixed(2)} BDT`;

/** At most `most` characters, without half a character at the end. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '');

/** A photo in full size at its absolute address. */
export function photoAddress(url: string, origin: string): string {
  const publicId = publicIdOf(url);
  const address = publicId ? imageUrl(publicId, 1600) : url.replaceAll(' ', '%20');
  return address.startsWith('/') ? origin + address : address;
}

const services: Readonly<Record<DeliveryArea, string>> = {
  insideDhaka: 'Dhaka',
  outsideDhaka: 'Outside Dhaka',
};

/** What the delivery of this product alone costs. `price`: taka. */
const shippingOf = (price: number, rule: DeliveryRule): FeedShipping[] =>
  (['insideDhaka', 'outsideDhaka'] as const).map((area) => ({
    service: services[area],
    price: amountText(toTaka(feeOfArea(toPoisha(price), area, rule))),
    handling: handlingDays,
    transit: transitDays[area],
  }));

/** All choices that a shopper sees, as they are bought. One without size and color if there is nothing to choose. */
function choicesOf(product: FeedProduct): Choice[] {
  const sizes = needsSize(product) ? shownSizes(product).map(({ size }) => size) : [null];
  const colours = needsColour(product) ? shownColours(product).map(({ name }) => name) : [null];
  return sizes.flatMap((selectedSize) => colours.map((selectedColor) => ({ selectedSize, selectedColor })));
}

/** FNV-1a. Both feeds allow 50 characters for an id, of which the product's takes 36. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}

/** The same for as long as the choice has these names. */
const variantId = (id: string, { selectedSize, selectedColor }: Choice): string =>
  `${id}-${shortHash(JSON.stringify([selectedSize, selectedColor]))}`;

/** Empty for a product without a photo, which neither feed accepts, and for one without any choice. */
export function feedItems(product: FeedProduct, shop: FeedShop): FeedItem[] {
  const choices = choicesOf(product);
  if (product.images.length === 0) return [];
  return choices.map((choice) => itemOf(product, choice, { shop, isVariant: choices.length > 1 }));
}

interface ItemContext {
  shop: FeedShop;
  /** One of several items of its product. */
  isVariant: boolean;
}

function itemOf(product: FeedProduct, choice: Choice, { shop, isVariant }: ItemContext): FeedItem {
  const { _id, name, description, price, originalPrice = 0, category } = product;
  const { selectedSize, selectedColor } = choice;
  const { origin } = shop;
  const isReduced = originalPrice > price;
  const [photo = '', ...more] = colourFirst(product.images, selectedColor).map(({ url }) =>
    photoAddress(url, origin),
  );
  const options = isVariant ? [selectedSize && `Size ${selectedSize}`, selectedColor] : [];
  return {
    id: isVariant ? variantId(_id, choice) : _id,
    itemGroupId: isVariant ? _id : '',
    title: cut([name, ...options].filter(Boolean).join(', '), TITLE_MAX),
    description: cut(description || name, DESCRIPTION_MAX),
    link: `${origin}/products/${_id}${needsChoice(product) ? choiceQuery(choice) : ''}`,
    imageLink: photo,
    moreImages: more.slice(0, MORE_IMAGES_MAX),
    isInStock: availabilityOf(product, choice).state === 'available',
    price: amountText(isReduced ? originalPrice : price),
    salePrice: isReduced ? amountText(price) : '',
    brand: shop.name,
    color: selectedColor ?? '',
    size: selectedSize ?? '',
    productType: categoryLabel(category),
    googleCategory: googleCategories[category] ?? '',
    shipping: shippingOf(price, shop.delivery),
  };
}
