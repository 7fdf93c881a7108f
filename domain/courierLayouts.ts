/**
 * The CSV files that couriers import. A layout lists the columns, each a field of the order or a fixed text.
 * Pathao's layout is built in; admins add others.
 */
import { z } from 'zod';
import { type Cell, csvOf } from './csv.ts';
import { formatDay } from './dates.ts';
import { lineText, piecesOf } from './orderLines.ts';
import type { OrderStatus } from './orderStatus.ts';
import { amountToCollect, type PaymentMethod } from './orders.ts';
import { normalisePhone } from './phones.ts';
import { line, requiredLine } from './text.ts';

/** The part of an order that a courier needs. Prices are in taka. */
export interface SentOrder {
  orderNumber: string;
  createdAt: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod | (string & {});
  orderItems: readonly {
    name: string;
    quantity: number;
    selectedSize: string | null;
    selectedColor: string | null;
  }[];
  shippingAddress: { fullName: string; phone: string; address: string; district: string; thana: string };
  itemsPrice: number;
  shippingPrice: number;
  totalPrice: number;
}

interface Sender {
  name: string;
  phone: string;
}

interface CourierField {
  label: string;
  of: (order: SentOrder, sender: Sender) => Cell;
}

/** The fields that a column can hold. A courier reads all of them, so none is private to the shop. */
export const courierFields = {
  orderNumber: { label: 'Order number', of: (order) => order.orderNumber },
  fullName: { label: 'Recipient name', of: ({ shippingAddress: to }) => to.fullName },
  phone: { label: 'Recipient phone', of: ({ shippingAddress: to }) => normalisePhone(to.phone) },
  address: { label: 'Address', of: ({ shippingAddress: to }) => to.address },
  thana: { label: 'Thana (zone)', of: ({ shippingAddress: to }) => to.thana },
  district: { label: 'District (city)', of: ({ shippingAddress: to }) => to.district },
  wholeAddress: {
    label: 'Address, thana, district',
    of: ({ shippingAddress: to }) => [to.address, to.thana, to.district].join(', '),
  },
  amountToCollect: { label: 'Amount to collect', of: (order) => amountToCollect(order) },
  totalPrice: { label: 'Total', of: (order) => order.totalPrice },
  itemsPrice: { label: 'Subtotal', of: (order) => order.itemsPrice },
  shippingPrice: { label: 'Delivery fee', of: (order) => order.shippingPrice },
  pieces: { label: 'Pieces', of: ({ orderItems }) => piecesOf(orderItems) },
  items: { label: 'Items', of: ({ orderItems }) => orderItems.map(lineText).join('; ') },
  placedOn: { label: 'Order date', of: ({ createdAt }) => formatDay(createdAt) },
  shopName: { label: 'Shop name', of: (_, sender) => sender.name },
  shopPhone: { label: 'Shop phone', of: (_, sender) => normalisePhone(sender.phone) },
} as const satisfies Record<string, CourierField>;
export type CourierFieldName = keyof typeof courierFields;
export const courierFieldNames = Object.keys(courierFields) as [CourierFieldName, ...CourierFieldName[]];

/** Marks a column that has the same text in every row. */
export const FIXED_TEXT = 'text';

/** The most columns of one layout. */
export const MAX_LAYOUT_COLUMNS = 40;
/** The most custom layouts of the shop. */
export const MAX_LAYOUTS = 50;

const column = z.object({
  title: requiredLine('Column title', 80),
  field: z.enum([...courierFieldNames, FIXED_TEXT], { error: 'Unknown field of an order' }),
  /** The fixed text. May be empty, for a column that the courier requires and the shop does not use. */
  text: line('Text', 200).default(''),
});
export type CourierColumn = z.output<typeof column>;

/** Titles must differ, since a courier would read equal ones as one column. */
const distinctTitles = (columns: readonly CourierColumn[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  for (const [place, { title }] of columns.entries()) {
    if (seen.has(title)) {
      context.addIssue({ code: 'custom', path: [place, 'title'], message: 'Another column has this title' });
    }
    seen.add(title);
  }
};

export const courierLayoutSchema = z.object({
  name: requiredLine('Name', 60),
  columns: z
    .array(column, { error: 'At least one column is required' })
    .min(1, 'At least one column is required')
    .max(MAX_LAYOUT_COLUMNS, `At most ${MAX_LAYOUT_COLUMNS} columns are possible`)
    .superRefine(distinctTitles),
});
export type CourierLayout = z.output<typeof courierLayoutSchema>;

const fieldColumn = (title: string, field: CourierFieldName): CourierColumn => ({ title, field, text: '' });
const textColumn = (title: string, text = ''): CourierColumn => ({ title, field: FIXED_TEXT, text });

/** Titles and order are exactly Pathao's. */
export const pathaoLayout: CourierLayout = {
  name: 'Pathao',
  columns: [
    textColumn('ItemType(*)', 'parcel'),
    fieldColumn('StoreName(*)', 'shopName'),
    fieldColumn('MerchantOrderId', 'orderNumber'),
    fieldColumn('RecipientName(*)', 'fullName'),
    fieldColumn('RecipientPhone(*)', 'phone'),
    fieldColumn('RecipientCity(*)', 'district'),
    fieldColumn('RecipientZone(*)', 'thana'),
    textColumn('RecipientArea'),
    fieldColumn('RecipientAddress(*)', 'address'),
    fieldColumn('AmountToCollect(*)', 'amountToCollect'),
    fieldColumn('ItemQuantity(*)', 'pieces'),
    textColumn('ItemWeight(*)', '0.5'),
    fieldColumn('ItemDesc', 'items'),
    textColumn('SpecialInstruction'),
  ],
};

/** True if the built-in layout has this name. */
export const isBuiltInLayout = (name: string): boolean =>
  name.toLowerCase() === pathaoLayout.name.toLowerCase();

const cellOf = ({ field, text }: CourierColumn, order: SentOrder, sender: Sender): Cell =>
  field === FIXED_TEXT ? text : courierFields[field].of(order, sender);

/**
 * The CSV file for a courier: titles, then one row per order. Formulas are made harmless. It has no byte order
 * mark, since the courier's program would take it for a part of the first title.
 */
export const courierSheet = (
  { columns }: CourierLayout,
  orders: readonly SentOrder[],
  sender: Sender,
): string =>
  csvOf(
    [
      columns.map(({ title }) => title),
      ...orders.map((order) => columns.map((column) => cellOf(column, order, sender))),
    ],
    { hasMark: false },
  );
