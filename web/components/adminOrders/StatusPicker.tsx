import ChevronDown from 'virtual:lucide/chevron-down';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useFetcher } from 'react-router';
import { movesFrom, type OrderStatus, type SettableStatus, statusLabel } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { useMoveQuestion } from './useMoveQuestion.ts';

const tones: Record<OrderStatus, string> = {
  pending: 'bg-caution-soft text-caution',
  processing: 'bg-calm-soft text-calm',
  shipped: 'bg-sand text-ink',
  delivered: 'bg-good-soft text-good',
  cancelled: 'bg-bad-soft text-bad',
};

/** Some browsers change a closed select at each arrow key. Moving an order needs a deliberate choice. */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>) {
  const isChanging = /^(Arrow|Home|End|Page)/.test(event.key) || /^\S$/.test(event.key);
  if (!isChanging || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
}

/** Changes the status of an order. A delivered or cancelled order has no further choice. */
export function StatusPicker({ order }: { order: AdminOrder }) {
  const { _id, orderNumber, status } = order;
  const mayMove = useMoveQuestion();
  const fetcher = useFetcher({ key: `status ${_id}` });
  const chosen = fetcher.formData?.get('status') as OrderStatus | undefined;
  const shown = chosen ?? status;
  const moves = movesFrom(status);
  const move = async (to: SettableStatus) => {
    // The list may not show the last choice yet.
    if (!(await mayMove([{ ...order, status: shown }], to))) return;
    const form = { intent: 'move', id: _id, from: shown, status: to };
    await fetcher.submit(form, { method: 'post', action: '/admin/orders' });
  };
  if (moves.length === 0) return <StatusBadge status={status} />;
  return (
    <span className="relative inline-flex">
      <select
        aria-label={adminOrdersTexts.statusOfOrder(orderNumber)}
        value={shown}
        disabled={fetcher.state === 'submitting'}
        className={clsx(
          'min-h-9 cursor-pointer appearance-none rounded-sm border border-edge pr-8 pl-3 font-medium text-sm pointer-coarse:min-h-11',
          tones[shown],
        )}
        onKeyDown={openInsteadOfChanging}
        onChange={({ target }) => void move(target.value as SettableStatus)}
      >
        {moves.map((move) => (
          <option key={move} value={move} className="bg-paper text-ink">
            {statusLabel(move)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4"
      />
    </span>
  );
}
