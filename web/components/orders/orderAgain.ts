/** Adds the items of an order to the cart again, as far as they are available. */
import { availabilityOf } from '#domain/stock.ts';
import { ordersTexts } from '#texts/orders.ts';
import { findProducts } from '#web/api/findProducts.ts';
import { isDecided } from '#web/api/isDecided.ts';
import type { Order, Product } from '#web/api/responses.ts';
import { addToCart, cartNow } from '#web/state/cart.ts';
import { loadCart } from '#web/state/cartLines.ts';

type Item = Order['orderItems'][number];

export interface Reordered {
  added: readonly string[];
  /** Names the items that could not be added. */
  missing: readonly string[];
}

type Outcome = { name: string; isAdded: boolean; isShort: boolean; failure?: unknown };

/** The ordered quantity, limited by the stock. */
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
  } catch (error) {
    return isDecided(error) ? nothing : { ...nothing, failure: error };
  }
}

export async function orderAgain({ orderItems }: Order): Promise<Reordered> {
  const ids = orderItems.flatMap(({ product }) => product ?? []);
  const [products] = await Promise.all([findProducts([...new Set(ids)]), loadCart()]);
  const outcomes: Outcome[] = [];
  // Sequential, because two lines may use the same stock.
  for (const item of orderItems) {
    outcomes.push(
      await addItem(
        item,
        products.find(({ _id }) => _id === item.product),
      ),
    );
  }
  const failed = outcomes.find(({ failure }) => failure);
  // A busy shop says nothing of what is available.
  if (failed && !outcomes.some(({ isAdded }) => isAdded)) throw failed.failure;
  return {
    added: outcomes.filter(({ isAdded }) => isAdded).map(({ name }) => name),
    missing: outcomes
      .filter(({ isAdded, isShort }) => !isAdded || isShort)
      .map(({ name, isAdded }) => (isAdded ? ordersTexts.fewerThanBefore(name) : name)),
  };
}

export function orderAgainText({ added, missing }: Reordered): string {
  if (missing.length === 0) return ordersTexts.allInCart;
  if (added.length === 0) return ordersTexts.noneAvailable;
  return ordersTexts.someMissing(missing.join(', '));
}
