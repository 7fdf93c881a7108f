import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { canMove, type SettableStatus, settableStatuses, statusLabel } from '#domain/orderStatus.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { Selection } from './useSelection.ts';

/** What can be done with the marked orders together. Keeps to the foot of the screen while any is marked. */
export function SelectionBar({ selection: { chosen, setAll } }: { selection: Selection }) {
  const fetcher = useFetcher();
  const [status, setStatus] = useState<SettableStatus>('processing');
  const movable = chosen.filter((order) => order.status !== status && canMove(order.status, status));
  const move = async () => {
    const form = new FormData();
    form.set('status', status);
    for (const { _id } of movable) form.append('id', _id);
    await fetcher.submit(form, { method: 'post', action: '/admin/orders' });
    setAll(false);
  };
  if (chosen.length === 0) return null;
  const slips = new URLSearchParams(chosen.map(({ _id }) => ['order', _id]));
  return (
    <section
      aria-label="Selected orders"
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3 pr-20 pl-4 shadow-high sm:mx-0 sm:rounded-t-md sm:border"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {chosen.length} selected
      </p>
      <ButtonLink to={`/admin/orders/slips?${slips}`} look="quiet" size="sm" prefetch="none">
        <Printer aria-hidden="true" className="size-4" />
        Print
      </ButtonLink>
      <Button look="quiet" size="sm" onClick={() => setAll(false)}>
        Clear
      </Button>
      <Field label="Move to" isLabelHidden className="w-40">
        <Select value={status} onChange={({ target }) => setStatus(target.value as SettableStatus)}>
          {settableStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Button busy={fetcher.state !== 'idle'} disabled={movable.length === 0} onClick={() => void move()}>
        Move {movable.length}
      </Button>
    </section>
  );
}
