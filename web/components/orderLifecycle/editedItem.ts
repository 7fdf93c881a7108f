/** Items of an order that is edited, or of the new order of an exchange. */
import { toPoisha } from '#domain/money.ts';
import { nameNow } from '#domain/productNames.ts';
import { type Choice, soleColour } from '#domain/stock.ts';
import type { AdminOrder, Product } from '#web/api/responses.ts';

export interface EditedItem extends Choice {
  /** Tells apart two items of the same product. Of a line of the order: its place. */
  key: number;
  /** Null once the product is no longer known. Such a line of the order can stay, shrink or be removed. */
  product: string | null;
  /** The most pieces, where there can't be more than the order has. */
  most?: number;
  name: string;
  image: string;
  /** Taka. */
  price: number;
  quantity: number;
  /** To choose size and color from. Null for a line of the order whose choice stays. */
  offered: Product | null;
}

export const orderedItems = ({ orderItems }: AdminOrder): EditedItem[] =>
  orderItems.map(({ returned: _, ...line }, key) => ({
    ...line,
    key,
    offered: null,
    most: line.product === null ? line.quantity : undefined,
  }));

export const newItem = (key: number, product: Product): EditedItem => ({
  key,
  product: product._id,
  name: nameNow(product),
  image: product.images[0]?.url ?? '',
  price: product.price,
  quantity: 1,
  selectedSize: null,
  selectedColor: soleColour(product),
  offered: product,
});

type Line = Choice & { product: string | null };
const isSameChoice = (one: Line, other: Line): boolean =>
  one.product === other.product &&
  one.selectedSize === other.selectedSize &&
  one.selectedColor === other.selectedColor;

/** An item that the order has keeps its price. */
export const priceOf = (item: EditedItem, ordered: AdminOrder['orderItems']): number =>
  (item.product !== null && ordered.find((line) => isSameChoice(line, item))?.price) || item.price;

/** True if these are the order's items, line by line. */
export const isUnchanged = (items: readonly EditedItem[], ordered: AdminOrder['orderItems']): boolean =>
  items.length === ordered.length &&
  ordered.every((line, place) => {
    const item = items[place];
    return item !== undefined && isSameChoice(line, item) && line.quantity === item.quantity;
  });

/** As an edit takes them. */
export const editedLines = (items: readonly EditedItem[]) =>
  items.map(({ product, key, quantity, selectedSize, selectedColor }) => {
    const line = product === null ? key : undefined;
    return { product, line, quantity, selectedSize, selectedColor };
  });

/** As an exchange takes them: all are new. */
export const sentItems = (items: readonly EditedItem[]) =>
  items.map(({ product, quantity, selectedSize, selectedColor }) => {
    return { product: product ?? '', quantity, selectedSize, selectedColor };
  });

export const pricedLines = (items: readonly EditedItem[], ordered: AdminOrder['orderItems'] = []) =>
  items.map((item) => ({
    quantity: item.quantity,
    selectedSize: item.selectedSize,
    selectedColor: item.selectedColor,
    pricePoisha: toPoisha(priceOf(item, ordered)),
  }));
