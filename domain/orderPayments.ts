/** Money that the shop receives for an order besides what the courier collects. */
import type { z } from 'zod';
// biome-ignore lint/suspicious/noImportCycles: only the types of its own schemas
import type { paymentSchema } from './orderPayments.schema.ts';

interface MethodRow {
  label: string;
  /** True if an admin records it. An exchange writes its own. */
  offered: boolean;
}

export const receivedBy = {
  bkash: { label: 'bKash', offered: true },
  nagad: { label: 'Nagad', offered: true },
  rocket: { label: 'Rocket', offered: true },
  bank: { label: 'Bank', offered: true },
  card: { label: 'Card', offered: true },
  cash: { label: 'Cash', offered: true },
  exchange: { label: 'Exchanged goods', offered: false },
} as const satisfies Record<string, MethodRow>;

export type ReceivedBy = keyof typeof receivedBy;
export const receivedByValues = Object.keys(receivedBy) as [ReceivedBy, ...ReceivedBy[]];
export const offeredReceivedBy = receivedByValues.filter((method) => receivedBy[method].offered);
export const receivedByLabel = (method: ReceivedBy): string => receivedBy[method].label;

/** Characters. */
export const PAYMENT_REFERENCE_MAX = 100;
export type PaymentDraft = z.output<typeof paymentSchema>;
