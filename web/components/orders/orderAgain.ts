/** Puts what an order held into the cart once more, as far as it is still to be had. */
import { availabilityOf } from '#domain/stock.ts';
import { addToCart, cartNow, loadCart } from '#web/cart.ts';
import type { Product } from '#web/catalogue.ts';
import { findProducts } from '#web/findProducts.ts';
import type { Order } from './order.ts';

type Item = Order['orderItems'][number];

export interface Reordered {
  added: readonly string[];
  /** Named with what is in the way. */
  missing: readonly string[];
}

type Outcome = { name: string; isAdded: boolean; isShort: boolean };

/** As many as were ordered, or as there are. */
async function addItem(item: Item, product: Product | undefined): Promise<Outcome> {
  const { name, quantity, selectedSize, selectedColor } = item;
  const nothing = { name, isAdded: false, isShort: false };
  if (!product) return nothing;
  try {
    const choice = { selectedSize, selectedColor };
    const { left } = availabilityOf(product, choice);
    const inCart = cartNow().items.find(
      (line) =>
        line.product._id === product._id &&
        line.selectedSize === selectedSize &&
        line.selectedColor === selectedColor,
    );
    const wanted = Math.min(quantity, left - (inCart?.quantity ?? 0));
    if (wanted < 1) return nothing;
    await addToCart(product, choice, wanted);
    return { name, isAdded: true, isShort: wanted < quantity };
  } catch {
    return nothing;
  }
}

export async function orderAgain({ orderItems }: Order): Promise<Reordered> {
  const ids = orderItems.flatMap(({ product }) => product ?? []);
  const [products] = await Promise.all([findProducts([...new Set(ids)]), loadCart()]);
  const outcomes: Outcome[] = [];
  // One after the other: two lines may draw on one stock.
  for (const item of orderItems) {
    outcomes.push(
      await addItem(
        item,
        products.find(({ _id }) => _id === item.product),
      ),
    );
  }
  return {
    added: outcomes.filter(({ isAdded }) => isAdded).map(({ name }) => name),
    missing: outcomes
      .filter(({ isAdded, isShort }) => !isAdded || isShort)
      .map(({ name, isAdded }) => (isAdded ? `${name} (fewer than before)` : name)),
  };
}

export function orderAgainText({ added, missing }: Reordered): string {
  if (missing.length === 0) return 'Everything of this order is in your cart';
  if (added.length === 0) return 'Nothing of this order is available any more';
  return `Added to your cart. No longer available: ${missing.join(', ')}`;
}
