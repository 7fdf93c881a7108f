import { Phone } from 'lucide-react';
import { useFetcher } from 'react-router';
import { CALL_NOTE_MAX, callOutcomes, confirmations } from '#domain/orderCalls.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { formatPhone } from '#domain/phones.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CallList } from './CallList.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { DeskSection } from './DeskSection.tsx';
import type { DeskOrder, DeskResult, OpenedOrder } from './deskOrder.ts';

interface CallSectionProps {
  order: DeskOrder;
  calls: OpenedOrder['calls'] | undefined;
}

/** The call that confirms an order: made from here, and what came of it written down with one press. */
export function CallSection({ order, calls = [] }: CallSectionProps) {
  const { shippingAddress, status } = order;
  // What was refused stays, with what was typed, though the order has moved on meanwhile.
  const isRefused = Boolean(useCallFetcher(order).data?.failure);
  return (
    <DeskSection title="Confirmation call">
      <div className="flex flex-wrap items-center gap-3">
        <ConfirmationBadge order={order} />
        <a
          href={`tel:${shippingAddress.phone}`}
          className={buttonClass({ look: isOpen(status) ? 'primary' : 'outline', size: 'sm' })}
        >
          <Phone aria-hidden="true" className="size-4" />
          Call {formatPhone(shippingAddress.phone)}
        </a>
      </div>
      <CallList calls={calls} />
      {(isOpen(status) || isRefused) && <CallForm order={order} />}
    </DeskSection>
  );
}

const useCallFetcher = ({ _id }: DeskOrder) => useFetcher<DeskResult>({ key: `call ${_id}` });

function CallForm({ order }: { order: DeskOrder }) {
  const fetcher = useCallFetcher(order);
  const isBusy = fetcher.state !== 'idle';
  const pressed = isBusy ? fetcher.formData?.get('outcome') : null;
  return (
    <fetcher.Form method="post" action="/admin/orders" className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="id" value={order._id} />
      <FormAlert>{fetcher.data?.failure}</FormAlert>
      <Field label="What was said" optional>
        <TextInput key={fetcher.data?.savedAt} name="note" maxLength={CALL_NOTE_MAX} autoComplete="off" />
      </Field>
      <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">What came of the call</legend>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            look="outline"
            size="sm"
            busy={pressed === outcome}
            disabled={isBusy && pressed !== outcome}
          >
            {confirmations[outcome].deed}
          </Button>
        ))}
      </fieldset>
    </fetcher.Form>
  );
}
