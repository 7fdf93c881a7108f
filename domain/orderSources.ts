/** Where an order came from: the shop's own checkout, or an admin who took it. */
interface SourceRow {
  label: string;
  /** Ends the sentence 'Taken …'. Null if no admin took it. */
  taken: string | null;
}

export const orderSources = {
  shop: { label: 'Website', taken: null },
  phone: { label: 'Phone', taken: 'by phone' },
  message: { label: 'Message', taken: 'from a message' },
  counter: { label: 'Counter', taken: 'over the counter' },
} as const satisfies Record<string, SourceRow>;

export type OrderSource = keyof typeof orderSources;
export const orderSourceValues = Object.keys(orderSources) as [OrderSource, ...OrderSource[]];
/** The sources of orders that an admin takes. */
export type ManualSource = Exclude<OrderSource, 'shop'>;
export const manualSources = orderSourceValues.filter((source) => source !== 'shop');

export const orderSourceLabel = (source: OrderSource): string => orderSources[source].label;
/** 'Taken by phone' */
export const takenText = (source: ManualSource): string => `Taken ${orderSources[source].taken}`;
