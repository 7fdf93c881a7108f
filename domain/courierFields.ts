/** The fields of an order that a column of a courier's file can hold. */
import type { CourierPlace } from './courierPlaces.ts';
import type { Cell } from './csv.ts';
import { formatDay } from './dates.ts';
import { type CallTime, callTimeText } from './deliveryWishes.ts';
import { lineText, piecesOf } from './orderLines.ts';
import { normalisePhone } from './phones.ts';

/** The part of an order that a courier needs. Prices are in taka. */
export interface SentOrder {
  orderNumber: string;
  createdAt: string;
  orderItems: readonly {
    name: string;
    quantity: number;
    selectedSize: string | null;
    selectedColor: string | null;
  }[];
  shippingAddress: {
    fullName: string;
    phone: string;
    address: string;
    district: string;
    thana: string;
    landmark: string;
  };
  /** The customer's, for the courier. */
  note: string;
  secondPhone: string | null;
  callTime: CallTime;
  itemsPrice: number;
  shippingPrice: number;
  totalPrice: number;
  /** What is left to pay after advance payments. */
  toCollect: number;
}

/** An order with its place in the courier's spelling. */
export interface SentParcel {
  order: SentOrder;
  place: CourierPlace;
}

export interface Sender {
  name: string;
  phone: string;
}

interface CourierField {
  label: string;
  of: (order: SentOrder, parcel: { sender: Sender; place: CourierPlace }) => Cell;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const secondPhoneOf = ({ secondPhone }: SentOrder): string =>
  secondPhone ? normalisePhone(secondPhone) : '';

type Address = SentOrder['shippingAddress'];

/**
 * The couriers cut longer addresses off: Pathao takes 220 characters, the others 250. A landmark that does not fit goes
 * to the instructions.
 */
const ADDRESS_MAX = 220;

const withLandmark = ({ address, landmark }: Address): string =>
  [address, landmark].filter(Boolean).join(', ');
const wholeOf = (to: Address, street: string): string => [street, to.thana, to.district].join(', ');
const fits = (to: Address): boolean => wholeOf(to, withLandmark(to)).length <= ADDRESS_MAX;
const streetOf = (to: Address): string => (fits(to) ? withLandmark(to) : to.address);

const callTimeOf = ({ callTime }: SentOrder): string => callTimeText(callTime);

const instructionsOf = (order: SentOrder): string => {
  const { shippingAddress: to } = order;
  const second = secondPhoneOf(order);
  const callTime = callTimeOf(order);
  return [
    oneLine(order.note),
    to.landmark && !fits(to) && `Landmark: ${to.landmark}`,
    callTime && `Call: ${callTime}`,
    second && `Second phone: ${second}`,
  ]
    .filter(Boolean)
    .join('. ');
};

/** A courier reads all of them, so none is private to the shop. */
export const courierFields = {
  orderNumber: { label: 'Order number', of: (order) => order.orderNumber },
  fullName: { label: 'Recipient name', of: ({ shippingAddress: to }) => to.fullName },
  phone: { label: 'Recipient phone', of: ({ shippingAddress: to }) => normalisePhone(to.phone) },
  secondPhone: { label: 'Second phone', of: secondPhoneOf },
  address: { label: 'Address and landmark', of: ({ shippingAddress: to }) => streetOf(to) },
  landmark: { label: 'Landmark', of: ({ shippingAddress: to }) => to.landmark },
  thana: { label: 'Thana', of: ({ shippingAddress: to }) => to.thana },
  district: { label: 'District', of: ({ shippingAddress: to }) => to.district },
  courierZone: { label: 'Courier’s zone', of: (_, { place }) => place.zone },
  courierDistrict: { label: 'Courier’s district', of: (_, { place }) => place.district },
  wholeAddress: {
    label: 'Address, landmark, thana, district',
    of: ({ shippingAddress: to }) => wholeOf(to, streetOf(to)),
  },
  note: { label: 'Customer’s note', of: ({ note }) => oneLine(note) },
  callTime: { label: 'Time to call', of: callTimeOf },
  instructions: { label: 'Customer’s note, time to call, second phone', of: instructionsOf },
  amountToCollect: { label: 'Amount to collect', of: (order) => order.toCollect },
  totalPrice: { label: 'Total', of: (order) => order.totalPrice },
  itemsPrice: { label: 'Subtotal', of: (order) => order.itemsPrice },
  shippingPrice: { label: 'Delivery fee', of: (order) => order.shippingPrice },
  pieces: { label: 'Pieces', of: ({ orderItems }) => piecesOf(orderItems) },
  items: { label: 'Items', of: ({ orderItems }) => orderItems.map(lineText).join('; ') },
  placedOn: { label: 'Order date', of: ({ createdAt }) => formatDay(createdAt) },
  shopName: { label: 'Shop name', of: (_, { sender }) => sender.name },
  shopPhone: { label: 'Shop phone', of: (_, { sender }) => normalisePhone(sender.phone) },
} as const satisfies Record<string, CourierField>;
export type CourierFieldName = keyof typeof courierFields;
export const courierFieldNames = Object.keys(courierFields) as [CourierFieldName, ...CourierFieldName[]];
