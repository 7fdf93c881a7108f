/**
 * Decides on a new order: what it takes from the stock and what it costs, by the shop's products and settings. The
 * client's figures are compared with the shop's and never used as prices.
 */
import { withBatches } from './batchAllocation.ts';
import type { Batched } from './batches.ts';
import {
  type OrderedComponent,
  orderedComponents,
  type SourcedUnit,
  type StockedComponent,
  unitsOfCombo,
} from './combos.ts';
import { type Coupon, decideCoupon } from './coupons.ts';
import { toTaka } from './money.ts';
import {
  agreesWith,
  type Discount,
  isSameAmount,
  type OrderDraft,
  type Quote,
  type QuoteLine,
  quote,
  quoteInTaka,
} from './orders.ts';
import { Problem, shortStock } from './problems.ts';
import { nameNow } from './productNames.ts';
import { mainImage } from './productPhotos.ts';
import type { ShopSettings } from './settings.ts';
import { type Choice, chooseStockUnits, hasComponents, type Stocked } from './stock.ts';
import { type AllocationLine, allocationsOf, type StockAllocation } from './stockAllocation.ts';
import { tooLargeUnconfirmed } from './unconfirmedOrders.ts';

export interface ProductToOrder extends Stocked, Batched {
  id: string;
  name: string;
  nameBn?: string;
  pricePoisha: number;
  /** On sale: neither hidden nor deleted. */
  listed: boolean;
  images: readonly { url: string }[];
  /** Of a combo. */
  components?: readonly StockedComponent<ProductToOrder>[];
}

interface Catalogue {
  products: ReadonlyMap<string, ProductToOrder>;
  settings: Pick<ShopSettings, 'delivery' | 'unconfirmed' | 'phone'>;
  /** What the draft's code stands for; null if the shop does not know it. */
  coupon?: Coupon | null;
  now: Date;
}

export interface NewOrder {
  quoted: Quote;
  allocations: readonly StockAllocation[];
  /** The coupon that it uses. */
  coupon?: Pick<Coupon, 'id' | 'code'> | null;
}

/** The ids of the products of a draft, in its order. */
export const orderedIds = ({ orderItems }: OrderDraft): string[] => orderItems.map((item) => item.product);

/** Throws the problem of the first rule that the order breaks. */
export function decideOrder(draft: OrderDraft, catalogue: Catalogue): NewOrder {
  const { products, settings } = catalogue;
  const { items, allocations } = decideItems(draft.orderItems, products);
  const { coupon, quoted } = withCoupon(draft, items, catalogue);
  const refusal = tooLargeUnconfirmed(sizeOf(quoted), settings.unconfirmed, settings.phone);
  if (refusal) throw refusal;
  if (!agrees(draft, quoted))
    throw new Problem('pricesChanged', { quote: quoteInTaka(quoted, coupon?.code) });
  return { quoted, allocations, coupon };
}

/** The price with the draft's coupon. A coupon that does not hold is refused with the price without it. */
function withCoupon(
  { couponCode, shippingAddress: { district } }: OrderDraft,
  items: readonly QuoteLine[],
  { products, settings: { delivery }, coupon = null, now }: Catalogue,
): { quoted: Quote; coupon: Coupon | null } {
  const price = (discount?: Discount) => quote(items, district, delivery, discount);
  if (couponCode === undefined) return { quoted: price(), coupon: null };
  const sold = items.map((item) => ({ ...item, category: products.get(item.product)?.category ?? null }));
  const decision = decideCoupon(coupon, { items: sold, now });
  if (decision.ok) return { quoted: price(decision.discount), coupon };
  throw new Problem('couponRefused', { message: decision.reason, quote: quoteInTaka(price()) });
}

export interface WantedItem extends Choice {
  product: string;
  quantity: number;
  /** What it was made of when it was first ordered. Absent for a product as it is today. */
  components?: readonly OrderedComponent[];
}

/** The items at today's prices, and what they take from the stock. Throws the problem of the first rule that they break. */
export function decideItems(
  wanted: readonly WantedItem[],
  products: Catalogue['products'],
): { items: readonly QuoteLine[]; allocations: readonly StockAllocation[] } {
  if (!wanted.every(({ product }) => products.has(product))) throw new Problem('productNotFound');
  const lines = wanted.map((item) => orderedLine(item, products));
  const allocations = allocateStock(lines.map(({ allocation }) => allocation));
  return { items: lines.map(({ priced }) => priced), allocations: withBatches(allocations, products) };
}

/** Buying words a missing choice slightly differently from adding to the cart. */
const problemsToBuy = {
  sizeRequired: 'sizeRequiredToBuy',
  colourRequired: 'colourRequiredToBuy',
  choiceUnavailable: 'choiceUnavailable',
} as const;

interface OrderedLine {
  priced: QuoteLine;
  allocation: AllocationLine;
}

function orderedLine(item: WantedItem, products: Catalogue['products']): OrderedLine {
  const product = products.get(item.product);
  if (!product?.listed) throw new Problem('productGone');
  const { choice, units, components } = item.components
    ? repeated(item, item.components, products)
    : chosenToday(item, product);
  const { quantity } = item;
  const { id, name, pricePoisha } = product;
  const image = mainImage(product);
  return {
    priced: {
      product: id,
      name,
      image,
      pricePoisha,
      quantity,
      ...choice,
      ...(components.length > 0 && { components }),
    },
    allocation: { name: nameNow(product), quantity, units },
  };
}

interface Chosen {
  choice: Choice;
  units: readonly SourcedUnit[];
  components: readonly OrderedComponent[];
}

function chosenToday(item: WantedItem, product: ProductToOrder): Chosen {
  const chosen = chooseStockUnits(product, item);
  if (!chosen.ok) throw new Problem(problemsToBuy[chosen.problem]);
  const { choice } = chosen;
  const { components = [] } = product;
  if (components.length === 0) {
    const units = chosen.units.map((unit) => ({ ...unit, productId: product.id, each: 1 }));
    return { choice, units, components: [] };
  }
  const units = unitsOfCombo(components, choice.selectedSize);
  if (!units) throw shortStock(0, nameNow(product));
  return { choice, units, components: orderedComponents(components, choice.selectedSize) };
}

/**
 * More pieces of what is in the order already, of the same components. A product that took its own stock has none any more
 * once it is made of others.
 */
function repeated(
  item: WantedItem,
  components: readonly OrderedComponent[],
  products: Catalogue['products'],
): Chosen {
  const { selectedSize, selectedColor, product } = item;
  const today = products.get(product);
  if (today && components.length === 0 && !hasComponents(today)) return chosenToday(item, today);
  const known = components.flatMap((component) => {
    const stocked = products.get(component.product);
    return stocked ? [{ ...component, stocked }] : [];
  });
  const isKnown = known.length > 0 && known.length === components.length;
  const units = isKnown ? unitsOfCombo(known, null) : null;
  if (!units) throw shortStock(0, today && nameNow(today));
  return { choice: { selectedSize, selectedColor }, units, components };
}

function allocateStock(lines: readonly AllocationLine[]): readonly StockAllocation[] {
  const allocated = allocationsOf(lines);
  if (allocated.ok) return allocated.allocations;
  const { name, available } = allocated.shortage;
  throw shortStock(available, name);
}

const sizeOf = ({ items, totalPoisha }: Quote) => ({
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  total: toTaka(totalPoisha),
});

function agrees(draft: OrderDraft, quoted: Quote): boolean {
  const pricesAgree = draft.orderItems.every(({ price }, index) =>
    isSameAmount(price, quoted.items[index]?.pricePoisha ?? 0),
  );
  return pricesAgree && agreesWith(draft, quoted);
}
