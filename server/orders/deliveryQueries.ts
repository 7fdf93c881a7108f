/** Several columns of `orders` that are read together as one value. */
import { sql } from 'kysely';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';

export const wishesColumn = sql<DeliveryWishes>`json_build_object(
  'note', note, 'secondPhone', second_phone, 'callTime', call_time, 'giftNote', gift_note, 'hidePrices', hide_prices)`.as(
  'wishes',
);

/** The days on which the order may arrive. Null for an order from before dates were counted. */
export const arrives = sql<DeliveryDates | null>`
  case when arrives_from is not null then json_build_object('from', arrives_from, 'to', arrives_to) end`;
