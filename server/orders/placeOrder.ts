/**
 * Places an order: locks the products, checks stock, prices it from the catalogue and the delivery rule, compares
 * with what the client expects, and writes everything, all in one transaction. Of the client's figures none is used.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import {
  agreesWith,
  isSameAmount,
  type OrderDraft,
  type Quote,
  type QuoteLine,
  quote,
  quoteInTaka,
} from '#domain/orders.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import { type TakingLine, takingsOf, type UnitTaking } from '#domain/stockTaking.ts';
import type { Database } from '#server/database/connect.ts';
import {
  answerTo,
  claiming,
  type FirstAnswer,
  type IdempotencyClaim,
  requestHashOf,
} from '#server/database/idempotency.ts';
import { type Ending, inTransactionEnding } from '#server/database/transaction.ts';
import type { Context, Handler } from '#server/http/context.ts';
import {
  mainImage,
  openSale,
  openSaleUnless,
  type ProductsById,
  type Sale,
} from '#server/products/saleQueries.ts';
import { type InsertedOrder, insertingOrder } from './placeOrderQueries.ts';

type PlacedOrder = Awaited<ReturnType<Handler<typeof endpoints.placeOrder>>>;
type CustomerContext = Context<'customer'>;

export const placeOrder: Handler<typeof endpoints.placeOrder> = ({ body }, context) =>
  inTransactionEnding(context.db, async (trx) => {
    const { idempotencyKey: key, caller } = context;
    const claim = key ? { userId: caller.userId, key, requestHash: requestHashOf(body) } : null;
    const opened = await openOrdered(trx, body, claim);
    if ('sale' in opened) return newOrder(body, { claim, sale: opened.sale }, context);
    return nothingNew(answerTo(claim as IdempotencyClaim, opened.obstacle) as PlacedOrder);
  });

type Placing = Ending<InsertedOrder, PlacedOrder>;

const nothingNew = (answer: PlacedOrder): Placing => ({ last: null, answer: () => answer });

const idsIn = ({ orderItems }: OrderDraft): string[] => orderItems.map((item) => item.product.toLowerCase());

/** Claims the key, locks the products and reads them as they are then; or what was answered under that key before. */
async function openOrdered(
  trx: Database,
  draft: OrderDraft,
  claim: IdempotencyClaim | null,
): Promise<{ sale: Sale } | { obstacle: FirstAnswer }> {
  const ids = idsIn(draft).filter(isId);
  return claim ? openSaleUnless(trx, claiming(claim), ids) : { sale: await openSale(trx, ids) };
}

/** Held against what is locked: nothing of it can change before it is written. */
function newOrder(
  draft: OrderDraft,
  { claim, sale }: { claim: IdempotencyClaim | null; sale: Sale },
  context: CustomerContext,
): Placing {
  const { products } = sale;
  if (!idsIn(draft).every((id) => products.has(id))) throw new Problem('productNotFound');
  const shop = context.shop.whole(sale.shop);
  const lines = draft.orderItems.map((item) => chosenLine(item, products));
  const takings = enough(lines.map(({ taking }) => taking));
  const quoted = quote(
    lines.map(({ priced }) => priced),
    draft.shippingAddress.district,
    shop.delivery,
  );
  if (!agrees(draft, quoted)) throw new Problem('pricesChanged', { quote: quoteInTaka(quoted) });
  return writing({ draft, quoted, takings, claim, numberPrefix: shop.orderPrefix }, context);
}

/** Buying words the missing choice a little differently from adding to the cart. */
const problemsToBuy = {
  sizeRequired: 'sizeRequiredToBuy',
  colourRequired: 'colourRequiredToBuy',
  choiceUnavailable: 'choiceUnavailable',
} as const;

interface OrderedLine {
  priced: QuoteLine;
  taking: TakingLine;
}

function chosenLine(item: OrderDraft['orderItems'][number], products: ProductsById): OrderedLine {
  const product = products.get(item.product.toLowerCase());
  if (!product?.listed) throw new Problem('productGone');
  const chosen = chooseStockUnits(product, item);
  if (!chosen.ok) throw new Problem(problemsToBuy[chosen.problem]);
  const { quantity } = item;
  const { id, name, pricePoisha } = product;
  const image = mainImage(product);
  return {
    priced: { product: id, name, image, pricePoisha, quantity, ...chosen.choice },
    taking: { productId: id, name, quantity, units: chosen.units, ...chosen.choice },
  };
}

function enough(lines: readonly TakingLine[]): readonly UnitTaking[] {
  const taken = takingsOf(lines);
  if (taken.ok) return taken.takings;
  const { name, available } = taken.shortage;
  throw shortStock(available, name);
}

function agrees(draft: OrderDraft, quoted: Quote): boolean {
  const pricesAgree = quoted.items.every((line, index) =>
    isSameAmount(draft.orderItems[index]?.price, line.pricePoisha),
  );
  return pricesAgree && agreesWith(draft, quoted);
}

function writing(
  order: {
    draft: OrderDraft;
    quoted: Quote;
    takings: readonly UnitTaking[];
    claim: IdempotencyClaim | null;
    numberPrefix: string;
  },
  { caller, clock }: CustomerContext,
): Placing {
  const { draft, quoted, takings, claim, numberPrefix } = order;
  const id = newId();
  const now = clock();
  const answer = answerBeforehand(draft, quoted, { id, now });
  const last = insertingOrder({
    id,
    userId: caller.userId,
    numberPrefix,
    address: draft.shippingAddress,
    paymentMethod: draft.paymentMethod,
    quote: quoted,
    takings,
    claim,
    answer,
    now,
  });
  return { last, answer: ([placed]) => withNumber(answer, caller.userId, placed) };
}

function withNumber(
  answer: ReturnType<typeof answerBeforehand>,
  userId: string,
  placed: InsertedOrder | undefined,
): PlacedOrder {
  if (!placed) throw new Error('an inserted order has a number');
  const { orderNumber, userName, userEmail } = placed;
  return { ...answer, orderNumber, user: { _id: userId, name: userName, email: userEmail } };
}

/** The order as it will have been placed: what `orderAnswer` would read back, but for what the database knows. */
function answerBeforehand(
  draft: OrderDraft,
  quoted: Quote,
  { id, now }: { id: string; now: Date },
): Omit<PlacedOrder, 'orderNumber' | 'user'> {
  return {
    _id: id,
    createdAt: now.toISOString(),
    status: 'pending',
    paymentMethod: draft.paymentMethod,
    orderItems: quoted.items.map(({ pricePoisha, ...item }) => ({ ...item, price: toTaka(pricePoisha) })),
    shippingAddress: draft.shippingAddress,
    itemsPrice: toTaka(quoted.itemsPoisha),
    taxPrice: toTaka(quoted.taxPoisha),
    shippingPrice: toTaka(quoted.shippingPoisha),
    totalPrice: toTaka(quoted.totalPoisha),
    history: [{ status: 'pending', at: now.toISOString(), by: null }],
  };
}
