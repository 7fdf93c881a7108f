/** The progress of an order: its past and coming steps. */
import { orderStatusTexts } from '#texts/orderStatus.ts';
import { type OrderStatus, statusLabel, timelineSteps } from './orderStatus.ts';
import type { ChangeReason } from './unconfirmedOrders.ts';

export interface StatusChange {
  status: OrderStatus;
  /** ISO 8601, in UTC. */
  at: string;
  reason?: ChangeReason | null;
}

export interface TimelineStep {
  status: OrderStatus;
  label: string;
  /** Null for a step that is still to come or was skipped. */
  at: string | null;
  /** The reason, if the shop made the change. */
  reason?: ChangeReason | null;
  isDone: boolean;
}

/** An order whose parcel came back from the courier is not called 'Cancelled' to its customer. */
export const shownStatusLabel = (status: OrderStatus, returnedToShop = false): string =>
  returnedToShop ? orderStatusTexts.returnedToShop : statusLabel(status);

/**
 * `history` is oldest first. The latest change to a status counts, because an admin may have moved the order back
 * once. A cancelled order ends with its cancellation, after the steps that it had reached by then.
 */
export function timelineOf(
  status: OrderStatus,
  history: readonly StatusChange[],
  returnedToShop = false,
): TimelineStep[] {
  const labelOf = (step: OrderStatus) => {
    if (step === 'pending') return orderStatusTexts.placed;
    return shownStatusLabel(step, returnedToShop && step === 'cancelled');
  };
  const changeTo = (step: OrderStatus) => history.findLast((change) => change.status === step);
  const doneStep = (step: OrderStatus): TimelineStep => ({
    status: step,
    label: labelOf(step),
    at: changeTo(step)?.at ?? null,
    reason: changeTo(step)?.reason,
    isDone: true,
  });
  const isCancelled = status === 'cancelled';
  const lastStep = isCancelled ? history.findLast((change) => change.status !== 'cancelled')?.status : status;
  const reached = lastStep ? timelineSteps.indexOf(lastStep) : -1;
  const done = timelineSteps.slice(0, reached + 1);
  if (isCancelled) return [...done.filter(changeTo), status].map(doneStep);
  const coming = timelineSteps.slice(reached + 1);
  return [
    ...done.map(doneStep),
    ...coming.map((step) => ({ status: step, label: labelOf(step), at: null, isDone: false })),
  ];
}
