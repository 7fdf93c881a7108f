/** The fields of an order that a column of a courier's file can hold. */
import { choiceTexts } from '../texts/en/choices.ts';
import { dayText } from '../texts/en/dates.ts';
import { callTimes } from '../texts/en/deliveryWishes.ts';
import type { CallTime } from './callTimes.ts';
import type { CourierPlace } from './courierPlaces.ts';
import type { Cell } from './csv.ts';
import { dhakaDay } from './dates.ts';
import { lineWithParts, piecesOf } from './orderLines.ts';
import { normalisePhone } from './phones.ts';

interface SentItem {
  name: string;
  quantity: number;
  selectedSize: string | null;
  selectedColor: string | null;
}

/** The part of an order that a courier needs. Prices are in taka. */
export interface SentOrder {
  orderNumber: string;
  createdAt: string;
  orderItems: readonly (SentItem & { components: readonly SentItem[] })[];
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

type CourierField = (order: SentOrder, parcel: { sender: Sender; place: CourierPlace }) => Cell;

/** '31 Jan 2026', in English whatever the page's language: the courier reads it. */
function dayOf(moment: string): string {
  const [year = 0, month = 0, day = 0] = dhakaDay(new Date(moment)).split('-').map(Number);
  return dayText(day, month, year);
}

/** '2 × Rani Bangles, Size S, Gold' */
const itemOf = ({ name, quantity, selectedSize, selectedColor }: SentItem): string =>
  `${quantity} × ${[name, selectedSize && choiceTexts.size(selectedSize), selectedColor].filter(Boolean).join(', ')}`;

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
const wholeOf = (to: Address, street: string): string =>
  [street, to.thana, to.district].filter(Boolean).join(', ');
const fits = (to: Address): boolean => wholeOf(to, withLandmark(to)).length <= ADDRESS_MAX;
const streetOf = (to: Address): string => (fits(to) ? withLandmark(to) : to.address);

const callTimeOf = ({ callTime }: SentOrder): string => (callTime === 'any' ? '' : callTimes[callTime]);

/** A note mostly ends with a mark of its own. */
const withMark = (part: string): string => (/[.!?।]$/u.test(part) ? part : `${part}.`);

const instructionsOf = (order: SentOrder): string => {
  const { shippingAddress: to } = order;
  const second = secondPhoneOf(order);
  const callTime = callTimeOf(order);
  const parts = [
    oneLine(order.note),
    to.landmark && !fits(to) ? `Landmark: ${to.landmark}` : '',
    callTime && `Call: ${callTime}`,
    second && `Second phone: ${second}`,
  ].filter((part) => part !== '');
  return parts.map((part, place) => (place < parts.length - 1 ? withMark(part) : part)).join(' ');
};

/** A courier reads all of them, so none is private to the shop. */
export const courierFields = {
  orderNumber: (order) => order.orderNumber,
  fullName: ({ shippingAddress: to }) => to.fullName,
  phone: ({ shippingAddress: to }) => normalisePhone(to.phone),
  secondPhone: secondPhoneOf,
  address: ({ shippingAddress: to }) => streetOf(to),
  landmark: ({ shippingAddress: to }) => to.landmark,
  thana: ({ shippingAddress: to }) => to.thana,
  district: ({ shippingAddress: to }) => to.district,
  courierZone: (_, { place }) => place.zone,
  courierDistrict: (_, { place }) => place.district,
  wholeAddress: ({ shippingAddress: to }) => wholeOf(to, streetOf(to)),
  note: ({ note }) => oneLine(note),
  callTime: callTimeOf,
  instructions: instructionsOf,
  amountToCollect: (order) => order.toCollect,
  totalPrice: (order) => order.totalPrice,
  itemsPrice: (order) => order.itemsPrice,
  shippingPrice: (order) => order.shippingPrice,
  pieces: ({ orderItems }) => piecesOf(orderItems),
  items: ({ orderItems }) => orderItems.map((line) => lineWithParts(line, itemOf)).join('; '),
  placedOn: ({ createdAt }) => dayOf(createdAt),
  shopName: (_, { sender }) => sender.name,
  shopPhone: (_, { sender }) => normalisePhone(sender.phone),
} as const satisfies Record<string, CourierField>;
export type CourierFieldName = keyof typeof courierFields;
export const courierFieldNames = Object.keys(courierFields) as [CourierFieldName, ...CourierFieldName[]];
