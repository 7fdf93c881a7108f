import { useState } from 'react';
import { useFetcher } from 'react-router';
import { mayDo } from '#domain/duties.ts';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { canMove } from '#domain/orderStatus.ts';
import { payoutStates } from '#domain/payouts.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminOrder, Payout, PayoutRow } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { ordersById } from '#web/components/adminOrders/fetchOrders.ts';
import { useMoveQuestion } from '#web/components/adminOrders/useMoveQuestion.ts';
import { Button } from '#web/ui/Button.tsx';

/** The orders of the rows that are not delivered, as they are now. */
async function ordersOf({ _id: id }: Payout): Promise<readonly AdminOrder[]> {
  const limit = String(MAX_SELECTED_ORDERS);
  const { rows } = await adminApi.payout({ params: { id }, query: { outcome: 'notDelivered', limit } });
  return ordersById(rows.flatMap(({ order }) => order?._id ?? []));
}

interface DeliverListedProps {
  payout: Payout;
  /** Those on the page. An order of another page is moved from the status that it has now. */
  rows: readonly PayoutRow[];
}

/**
 * Marks the open orders that the courier has paid for as delivered, as the list of orders does, and checks the statement again.
 */
export function DeliverListed({ payout, rows: shown }: DeliverListedProps) {
  const fetcher = useFetcher();
  const mayMove = useMoveQuestion();
  const own = useUser();
  const [isLoading, setIsLoading] = useState(false);
  const ofOutcome = payout.sums.find(({ outcome }) => outcome === 'notDelivered')?.rows ?? 0;
  // The courier charges for parcels that came back, too. Their orders are closed.
  const closed = shown.filter(
    ({ outcome, order }) => outcome === 'notDelivered' && order && !canMove(order.status, 'delivered'),
  );
  const rows = ofOutcome - closed.length;
  if (rows <= 0 || !payoutStates[payout.state].mayConfirm || !mayDo(own, 'orders')) return null;
  const deliver = async () => {
    setIsLoading(true);
    const orders = await ordersOf(payout).catch((error: unknown) =>
      toastFailure(error, payoutMessages.payoutFetchFailed),
    );
    setIsLoading(false);
    const movable = orders?.filter(({ status }) => canMove(status, 'delivered')) ?? [];
    if (!orders) return;
    if (movable.length === 0) return fetcher.submit({ intent: 'check' }, { method: 'post' });
    if (!(await mayMove(movable, 'delivered'))) return;
    const seen = new Map(shown.flatMap(({ order }) => (order ? [[order._id, order.status]] : [])));
    const form = new FormData();
    form.set('intent', 'deliver');
    for (const { _id, status } of movable) {
      form.append('id', _id);
      form.append('from', seen.get(_id) ?? status);
    }
    await fetcher.submit(form, { method: 'post' });
  };
  return (
    <Button
      look="outline"
      size="sm"
      className="self-start"
      busy={isLoading || fetcher.state !== 'idle'}
      onClick={() => void deliver()}
    >
      {adminPayoutsTexts.markDelivered(Math.min(rows, MAX_SELECTED_ORDERS))}
    </Button>
  );
}
