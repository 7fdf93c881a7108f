import { useFetcher } from 'react-router';
import { awaitsCall, type Confirmation, callResultLabel } from '#domain/orderCalls.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { useSubmitOnce } from '#web/components/admin/useSubmitOnce.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import type { OrderActionResult } from './orderActions.ts';

/** The outcomes that need no note. The dialog has all of them. */
const outcomes = ['confirmed', 'no_answer', 'refused'] as const satisfies readonly Confirmation[];

/** Records the call from the row, while the order waits for one: forty orders take forty presses. */
export function CallButtons({ order: { _id, orderNumber, status, confirmation } }: { order: AdminOrder }) {
  const fetcher = useFetcher<OrderActionResult>({ key: `row call ${_id}` });
  const begin = useSubmitOnce(fetcher);
  if (!awaitsCall(status, confirmation)) return <FormAlert>{fetcher.data?.failure}</FormAlert>;
  return (
    <fetcher.Form
      method="post"
      action="/admin/orders"
      className="contents"
      onSubmit={(event) => begin() || event.preventDefault()}
    >
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="id" value={_id} />
      <input type="hidden" name="note" value="" />
      <OutcomeButtons
        outcomes={outcomes}
        fetcher={fetcher}
        fullLabel={(outcome) => adminOrdersTexts.callOf(callResultLabel(outcome), orderNumber)}
      />
      <FormAlert>{fetcher.data?.failure}</FormAlert>
    </fetcher.Form>
  );
}
