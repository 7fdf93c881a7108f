/** Alerts of new orders: to open admin pages, to the shop's email address, and to the devices of admins. */
import { formatTaka } from './money.ts';

/** How often an open admin page asks for new orders. */
export const ALERT_SECONDS = 4;

/** The most orders that one alert names. */
export const ALERT_ORDERS = 20;

/** An order is written a moment after its time was taken, so each question looks back over this time, too. */
export const ALERT_OVERLAP_SECONDS = 30;

/** The devices of one admin. A further one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10;

export interface AlertedOrder {
  orderNumber: string;
  /** Taka. */
  totalPrice: number;
  /** Where it goes, as it is called in the language of whoever is notified. Empty for a sale over the counter. */
  placeName: string;
}

/** 'KA100123: ৳1,250, Mirpur Model, Dhaka' */
export const alertText = ({ orderNumber, totalPrice, placeName }: AlertedOrder): string =>
  `${orderNumber}: ${[formatTaka(totalPrice), placeName].filter(Boolean).join(', ')}`;

/** The hosts of the browsers' push services. The server sends to no others: an admin cannot make it call anything else. */
const pushHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** The host of an address without user, port and anything else unusual. */
const PLAIN_ADDRESS = /^https:\/\/([a-z0-9.-]+)\/[^\s\\]*$/;

/** True for an address of a known push service. */
export function isPushAddress(address: string): boolean {
  const host = PLAIN_ADDRESS.exec(address)?.[1];
  return host !== undefined && pushHosts.some((known) => host === known || host.endsWith(`.${known}`));
}
