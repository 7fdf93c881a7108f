import { useState } from 'react';
import { couriers, courierValues } from '#domain/couriers.ts';
import { CONSIGNMENT_MAX } from '#domain/orderBooking.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { Field } from '#web/ui/Field.tsx';
import { SuggestInput } from '#web/ui/SuggestInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { useOrderForm } from './useOrderForm.ts';

/** The known couriers; any other name is accepted too. */
const suggest = (typed: string) =>
  courierValues
    .map((courier) => ({ label: couriers[courier].label }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));

export function BookingForm({ order: { _id, booking }, onClose }: LifecycleFormProps) {
  const form = useOrderForm('book', _id, onClose);
  // Of what the fields began with: the order may be read again while the form is open.
  const [basedOn] = useState(booking?.at ?? null);
  const [courier, setCourier] = useState(booking?.courier ?? '');
  const [consignment, setConsignment] = useState(booking?.consignment ?? '');
  return (
    <ActionForm
      title={booking ? orderLifecycleTexts.changeBooking : orderLifecycleTexts.bookWithCourier}
      verb={orderLifecycleTexts.saveBooking}
      form={form}
      typed={{ courier, consignment }}
      fields={['courier', 'consignment']}
      onSubmit={() => form.submit({ courier, consignment, basedOn })}
      onCancel={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={orderLifecycleTexts.courier} error={form.errors.courier} required>
          <SuggestInput value={courier} suggest={suggest} onChange={setCourier} />
        </Field>
        <Field
          label={orderLifecycleTexts.consignment}
          hint={orderLifecycleTexts.consignmentHint}
          error={form.errors.consignment}
          optional
        >
          <TextInput
            value={consignment}
            maxLength={CONSIGNMENT_MAX}
            autoComplete="off"
            onChange={({ target }) => setConsignment(target.value)}
          />
        </Field>
      </div>
    </ActionForm>
  );
}
