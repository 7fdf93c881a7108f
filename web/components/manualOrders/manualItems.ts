/** The items of an order that an admin takes, against the stock as the page knows it. */
import { onlyLeft } from '#domain/problems.ts';
import { availabilityOf } from '#domain/stock.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { problemTexts } from '#texts/problems.ts';
import { stockStatuses } from '#texts/stock.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { orNull } from '#web/api/orNull.ts';
import type { Product } from '#web/api/responses.ts';
import type { EditedItem } from '#web/components/orderLifecycle/editedItem.ts';

const isSame = (one: EditedItem, other: EditedItem): boolean =>
  one.product === other.product &&
  one.selectedSize === other.selectedSize &&
  one.selectedColor === other.selectedColor;

/** The pieces of all lines with the same choice. */
const wantedOf = (item: EditedItem, items: readonly EditedItem[]): number =>
  items.filter((other) => isSame(item, other)).reduce((sum, { quantity }) => sum + quantity, 0);

/** What is still to be chosen. Null if nothing is. */
export function missingChoice({ offered, ...choice }: EditedItem): string | null {
  const { state } = offered ? availabilityOf(offered, choice) : { state: null };
  if (state === 'needsSize') return manualOrdersTexts.pleaseChooseASize;
  return state === 'needsColour' ? manualOrdersTexts.pleaseChooseAColor : null;
}

/** Why the stock does not allow the item. Null if it does. */
export function itemFault(item: EditedItem, items: readonly EditedItem[]): string | null {
  const { offered } = item;
  if (!offered) return null;
  if (offered.isActive === false) return problemTexts.productGone;
  const { state, left } = availabilityOf(offered, item);
  if (state === 'unavailable') return stockStatuses.out;
  return state === 'available' && wantedOf(item, items) > left ? onlyLeft(left) : null;
}

/** Messages by the path of the item, as the calls name it. */
export const itemFaults = (items: readonly EditedItem[]): Record<string, string> =>
  Object.fromEntries(
    items.flatMap((item, place) => {
      const fault = itemFault(item, items);
      return fault ? [[`items.${place}.quantity`, fault]] : [];
    }),
  );

const idsOf = (items: readonly Pick<EditedItem, 'product'>[]): string[] => [
  ...new Set(items.flatMap(({ product }) => product ?? [])),
];

/** The products with their stock and prices as they are now. One that cannot be loaded is left out. */
export async function productsNow(
  items: readonly Pick<EditedItem, 'product'>[],
): Promise<ReadonlyMap<string, Product>> {
  const found = await Promise.all(
    idsOf(items).map((id) => orNull(adminApi.adminProduct({ params: { id } }))),
  );
  return new Map(found.flatMap((product) => (product ? [[product._id, product] as const] : [])));
}

export const withProducts = (
  items: readonly EditedItem[],
  products: ReadonlyMap<string, Product>,
): EditedItem[] =>
  items.map((item) => {
    const offered = products.get(item.product ?? '');
    return offered ? { ...item, offered, price: offered.price } : item;
  });
