import { useState } from 'react';
import { dhakaDay } from '#domain/dates.ts';
import { startOfDay } from '#domain/dayLimits.ts';
import { formatTaka } from '#domain/money.ts';
import type { PaymentDraft } from '#domain/orderPayments.schema.ts';
import { offeredReceivedBy, PAYMENT_REFERENCE_MAX, receivedByLabel } from '#domain/orderPayments.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { useOrderForm } from './useOrderForm.ts';

type Method = PaymentDraft['method'];

const blank = { amount: '', method: 'bkash' as Method, reference: '', day: '' };

/** A payment before the door. Without a day it was received now. */
export function PaymentForm({ order: { _id, toCollect }, onClose }: LifecycleFormProps) {
  const form = useOrderForm('recordPayment', _id, onClose);
  const [typed, setTyped] = useState(blank);
  const { amount, method, reference, day } = typed;
  const change = (part: Partial<typeof blank>) => setTyped({ ...typed, ...part });
  const { errors } = form;
  const paidAt = day ? startOfDay(day).toISOString() : undefined;
  return (
    <ActionForm
      title={orderLifecycleTexts.addPayment}
      verb={orderLifecycleTexts.savePayment}
      form={form}
      typed={typed}
      fields={['amount', 'method', 'reference', 'paidAt']}
      onSubmit={() => form.submit({ amount, method, reference, paidAt })}
      onCancel={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={orderLifecycleTexts.amount}
          hint={orderLifecycleTexts.leftToPay(formatTaka(toCollect))}
          error={errors.amount}
          required
        >
          <NumberInput value={amount} onChange={({ target }) => change({ amount: target.value })} />
        </Field>
        <Field label={orderLifecycleTexts.paidBy} error={errors.method} required>
          <Select value={method} onChange={({ target }) => change({ method: target.value as Method })}>
            {offeredReceivedBy.map((value) => (
              <option key={value} value={value}>
                {receivedByLabel(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={orderLifecycleTexts.reference}
          hint={orderLifecycleTexts.referenceHint}
          error={errors.reference}
          optional
        >
          <TextInput
            value={reference}
            maxLength={PAYMENT_REFERENCE_MAX}
            autoComplete="off"
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
        <Field
          label={orderLifecycleTexts.receivedOn}
          hint={orderLifecycleTexts.receivedOnHint}
          error={errors.paidAt}
          optional
        >
          <TextInput
            type="date"
            max={dhakaDay(new Date())}
            value={day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
      </div>
    </ActionForm>
  );
}
