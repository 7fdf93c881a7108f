import { useState } from 'react';
import { formatTaka } from '#domain/money.ts';
import {
  CLOSING_NOTE_MAX,
  type ClosingReason,
  closingReasonLabel,
  closingReasonsFor,
  usuallyBack,
} from '#domain/orderClosing.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ActionForm } from './ActionForm.tsx';
import { LinePicker } from './LinePicker.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { PrivateNoteField } from './PrivateNoteField.tsx';
import { lineError, useLineCounts } from './useLineCounts.ts';
import { useOrderForm } from './useOrderForm.ts';

/** Ends an order that will not be delivered. */
export function CloseForm({ order, onClose }: LifecycleFormProps) {
  const form = useOrderForm('close', order._id, onClose);
  // The status when the form was opened: a refusal may show that it has changed, and what was typed stays.
  const [status] = useState(order.status);
  const [reason, setReason] = useState<ClosingReason | ''>('');
  const [note, setNote] = useState('');
  const [courierCharge, setCharge] = useState('');
  const back = useLineCounts(usuallyBack(reason || 'other', order.orderItems));
  const { errors } = form;
  const submit = () =>
    form.submit({
      reason: reason as ClosingReason,
      note,
      returned: [...back.picked],
      courierCharge: courierCharge || 0,
    });
  return (
    <ActionForm
      title={orderLifecycleTexts.closeOrder}
      verb={orderLifecycleTexts.closeOrder}
      isDangerous
      form={form}
      typed={{ reason, note, courierCharge, back: back.picked }}
      fields={['reason', 'note', 'returned', 'courierCharge']}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field label={orderLifecycleTexts.reason} error={errors.reason} required>
        <Select value={reason} onChange={({ target }) => setReason(target.value as ClosingReason)}>
          <option value="">{orderLifecycleTexts.chooseAReason}</option>
          {closingReasonsFor(status).map((value) => (
            <option key={value} value={value}>
              {closingReasonLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      <LinePicker
        legend={orderLifecycleTexts.backInStock}
        lines={order.orderItems}
        counts={back}
        errorOf={lineError('returned', back.picked, errors)}
      />
      <p className="text-muted text-xs">{orderLifecycleTexts.brokenHint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={orderLifecycleTexts.courierCharge} error={errors.courierCharge} optional>
          <NumberInput value={courierCharge} onChange={({ target }) => setCharge(target.value)} />
        </Field>
        <PrivateNoteField value={note} maxLength={CLOSING_NOTE_MAX} error={errors.note} onType={setNote} />
      </div>
      <PaidNote order={order} />
    </ActionForm>
  );
}

function PaidNote({ order: { paid } }: { order: AdminOrder }) {
  if (paid === 0) return null;
  return <p className="font-medium text-caution">{orderLifecycleTexts.payBackFirst(formatTaka(paid))}</p>;
}
