/**
 * The files couriers take in bulk: each has columns of its own, and each column a field of the order or a text that
 * is always the same. Pathao's stands here; an owner adds others.
 */
import { z } from 'zod';
import { type Cell, csvOf } from './csv.ts';
import { formatDay } from './dates.ts';
import { lineText, piecesOf } from './orderLines.ts';
import type { OrderStatus } from './orderStatus.ts';
import { amountToCollect, type PaymentMethod } from './orders.ts';
import { normalisePhone } from './phones.ts';
import { line, requiredLine } from './text.ts';

/** An order as the API answers it, as far as a courier has to know. Prices in taka. */
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

/** What a column can hold. Nothing here is private to the shop: a courier reads all of it. */
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
  placedOn: { label: 'Day placed', of: ({ createdAt }) => formatDay(createdAt) },
  shopName: { label: 'Shop name', of: (_, sender) => sender.name },
  shopPhone: { label: 'Shop phone', of: (_, sender) => normalisePhone(sender.phone) },
} as const satisfies Record<string, CourierField>;
export type CourierFieldName = keyof typeof courierFields;
export const courierFieldNames = Object.keys(courierFields) as [CourierFieldName, ...CourierFieldName[]];

/** Stands in a column's place for a text that is the same in every row. */
export const FIXED_TEXT = 'text';

export const MAX_LAYOUT_COLUMNS = 40;
export const MAX_LAYOUTS = 50;

const column = z.object({
  title: requiredLine('Column title', 80),
  field: z.enum([...courierFieldNames, FIXED_TEXT], { error: 'Unknown field of an order' }),
  /** Of a fixed text alone; may be empty, for a column the courier wants and the shop doesn't use. */
  text: line('Text', 200).default(''),
});
export type CourierColumn = z.output<typeof column>;

/** Two columns of one title would be read as one. */
const distinctTitles = (columns: readonly CourierColumn[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  for (const [place, { title }] of columns.entries()) {
    if (seen.has(title)) {
      context.addIssue({ code: 'custom', path: [place, 'title'], message: 'This title is there already' });
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

/** Names and order of the columns are Pathao's own, to the letter. */
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

/** A name that is taken by what the shop brings along. */
export const isBuiltInLayout = (name: string): boolean =>
  name.toLowerCase() === pathaoLayout.name.toLowerCase();

const cellOf = ({ field, text }: CourierColumn, order: SentOrder, sender: Sender): Cell =>
  field === FIXED_TEXT ? text : courierFields[field].of(order, sender);

/**
 * The file for a courier: titles, then a row an order, texts that a spreadsheet would run made harmless. Without a byte
 * order mark, since a program reads it and would take the mark for a part of the first title.
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
