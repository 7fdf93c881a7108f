import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { canMove, type SettableStatus, settableStatuses, statusLabel } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { OrderActionResult } from './orderActions.ts';
import { useMoveQuestion } from './useMoveQuestion.ts';

interface MoveSelectedProps {
  selected: readonly AdminOrder[];
  onMoved: (ids: readonly string[]) => void;
}

/** Changes the status of the selected orders that allow it. */
export function MoveSelected({ selected, onMoved }: MoveSelectedProps) {
  const fetcher = useFetcher<OrderActionResult>();
  const moved = fetcher.data?.moved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (moved) onMoved(moved);
  }, [moved]);
  const [status, setStatus] = useState<SettableStatus>('processing');
  const movable = selected.filter((order) => order.status !== status && canMove(order.status, status));
  const mayMove = useMoveQuestion();
  const move = async () => {
    if (!(await mayMove(movable, status))) return;
    const form = new FormData();
    form.set('intent', 'move');
    form.set('status', status);
    for (const { _id, status: from } of movable) {
      form.append('id', _id);
      form.append('from', from);
    }
    await fetcher.submit(form, { method: 'post', action: '/admin/orders' });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Field label={adminOrdersTexts.moveTo} isLabelHidden className="w-40">
        <Select value={status} onChange={({ target }) => setStatus(target.value as SettableStatus)}>
          {settableStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Button busy={fetcher.state !== 'idle'} disabled={movable.length === 0} onClick={() => void move()}>
        {adminOrdersTexts.move(movable.length)}
      </Button>
    </div>
  );
}
