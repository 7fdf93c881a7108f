/** Where an order came from: the shop's own checkout, or an admin who took it. */
import { orderSourceTexts } from '#texts/orderSources.ts';
export const orderSourceValues = ['shop', 'phone', 'message', 'counter'] as const;
export type OrderSource = (typeof orderSourceValues)[number];
/** The sources of orders that an admin takes. */
export type ManualSource = Exclude<OrderSource, 'shop'>;
export const manualSources = orderSourceValues.filter((source) => source !== 'shop');
/** Those whose goods are sent. Over the counter they are handed over at once. */
export const deliveredSources = manualSources.filter((source) => source !== 'counter');

export const orderSourceLabel = (source: OrderSource): string => orderSourceTexts.labels[source];
/** 'Taken by phone' */
export const takenText = (source: ManualSource): string => orderSourceTexts.takenSentences[source];
/** 'by phone', after 'Order taken'. Null if no admin took it. */
export const takenHow = (source: OrderSource): string | null =>
  source === 'shop' ? null : orderSourceTexts.taken[source];
