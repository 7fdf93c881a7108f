/** The progress of an order: its past and coming steps. */
import { type OrderStatus, statusLabel, timelineSteps } from './orderStatus.ts';
import type { ChangeReason } from './unconfirmedOrders.ts';

export interface StatusChange {
  status: OrderStatus;
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

const labelOf = (status: OrderStatus) => (status === 'pending' ? 'Placed' : statusLabel(status));

/**
 * `history` is oldest first. The latest change to a status counts, because an admin may have moved the order back
 * once. A cancelled order ends with its cancellation.
 */
export function timelineOf(status: OrderStatus, history: readonly StatusChange[]): TimelineStep[] {
  const changeTo = (step: OrderStatus) => history.findLast((change) => change.status === step);
  if (status === 'cancelled') {
    const before = timelineSteps.filter((step) => changeTo(step));
    return [...before, 'cancelled' as const].map((step) => ({
      status: step,
      label: labelOf(step),
      at: changeTo(step)?.at ?? null,
      reason: changeTo(step)?.reason,
      isDone: true,
    }));
  }
  const reached = timelineSteps.indexOf(status);
  return timelineSteps.map((step, place) => ({
    status: step,
    label: labelOf(step),
    at: place <= reached ? (changeTo(step)?.at ?? null) : null,
    isDone: place <= reached,
  }));
}
