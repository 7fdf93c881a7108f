/** Parcels booked with a courier. */
import type { Confirmation } from './orderCalls.ts';
import { isInShop, isOpen, type OrderStatus } from './orderStatus.ts';

/** Characters of a courier's name, and of its number of a parcel. */
export const COURIER_MAX = 60;
export const CONSIGNMENT_MAX = 100;

/** True if the parcel can be booked, or its booking changed. */
export const mayBook = (status: OrderStatus): boolean => isOpen(status);

/** True if the courier's number can still be entered: also after the delivery, since a payout names it. */
export const mayChangeBooking = (status: OrderStatus): boolean => status !== 'cancelled';

/** True if the parcel should be booked now: still in the shop, confirmed, and not booked. */
export const isToBook = (order: {
  status: OrderStatus;
  confirmation: Confirmation;
  isBooked: boolean;
}): boolean => isInShop(order.status) && order.confirmation === 'confirmed' && !order.isBooked;
