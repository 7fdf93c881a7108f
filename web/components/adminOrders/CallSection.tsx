import Phone from 'virtual:lucide/phone';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { CALL_NOTE_MAX, callOutcomes } from '#domain/orderCalls.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { formatPhone } from '#domain/phones.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { useSubmitOnce } from '#web/components/admin/useSubmitOnce.ts';
import { useUnsavedForm } from '#web/components/orderLifecycle/useUnsavedForm.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CallList } from './CallList.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import type { OrderActionResult } from './orderActions.ts';

interface CallSectionProps {
  order: AdminOrder;
  calls: OpenedOrder['calls'] | undefined;
}

/** Starts the confirmation call and records its outcome. */
export function CallSection({ order, calls = [] }: CallSectionProps) {
  const { shippingAddress, status } = order;
  // A refused form keeps its text even after the order has moved on.
  const isRefused = Boolean(useCallFetcher(order).data?.failure);
  return (
    <OrderSection title={orderDialogTexts.confirmationCall}>
      <div className="flex flex-wrap items-center gap-3">
        <ConfirmationBadge order={order} />
        <a
          href={`tel:${shippingAddress.phone}`}
          className={buttonClass({ look: isOpen(status) ? 'primary' : 'outline', size: 'sm' })}
        >
          <Phone aria-hidden="true" className="size-4" />
          {orderDialogTexts.callPhone(formatPhone(shippingAddress.phone))}
        </a>
      </div>
      <CallList calls={calls} />
      {(isOpen(status) || isRefused) && <CallForm order={order} />}
    </OrderSection>
  );
}

const useCallFetcher = ({ _id }: AdminOrder) => useFetcher<OrderActionResult>({ key: `call ${_id}` });

function CallForm({ order }: { order: AdminOrder }) {
  const fetcher = useCallFetcher(order);
  const begin = useSubmitOnce(fetcher);
  return (
    <fetcher.Form
      method="post"
      action="/admin/orders"
      className="flex flex-col gap-3"
      onSubmit={(event) => begin() || event.preventDefault()}
    >
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="id" value={order._id} />
      <FormAlert>{fetcher.data?.failure}</FormAlert>
      <Field label={orderDialogTexts.callNote} optional>
        <CallNote key={fetcher.data?.savedAt} />
      </Field>
      <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">{orderDialogTexts.callResult}</legend>
        <OutcomeButtons outcomes={callOutcomes} fetcher={fetcher} />
      </fieldset>
    </fetcher.Form>
  );
}

function CallNote() {
  const [note, setNote] = useState('');
  useUnsavedForm(note);
  return (
    <TextInput
      name="note"
      maxLength={CALL_NOTE_MAX}
      autoComplete="off"
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}
