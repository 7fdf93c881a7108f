import { useState } from 'react';
import { formatTaka, toTaka } from '#domain/money.ts';
import { mostRefundable } from '#domain/orderRefunds.ts';
import type { ReturnDraft } from '#domain/orderReturns.schema.ts';
import {
  comesBackBroken,
  offeredReturnReasons,
  RETURN_NOTE_MAX,
  returnReasonLabel,
} from '#domain/orderReturns.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ActionForm } from './ActionForm.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { PrivateNoteField } from './PrivateNoteField.tsx';
import { ReturnedLines } from './ReturnedLines.tsx';
import { refundedOrderOf } from './refundedOrderOf.ts';
import { useOrderForm } from './useOrderForm.ts';
import { useReturnedLines } from './useReturnedLines.ts';

type Reason = ReturnDraft['reason'];

/** Takes back pieces of a delivered order. */
export function ReturnForm({ order, onClose }: LifecycleFormProps) {
  const form = useOrderForm('returnItems', order._id, onClose);
  const [reason, setReason] = useState<Reason | ''>('');
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const areBroken = reason !== '' && comesBackBroken(reason);
  const returned = useReturnedLines(areBroken);
  const most = toTaka(returned.lines.length > 0 ? mostRefundable(returned.lines, refundedOrderOf(order)) : 0);
  const refund = typed ?? String(most);
  const { errors } = form;
  return (
    <ActionForm
      title={orderLifecycleTexts.returnItems}
      verb={orderLifecycleTexts.saveReturn}
      form={form}
      typed={[returned.lines, reason, typed, note]}
      fields={['lines', 'reason', 'refund', 'note']}
      onSubmit={() => form.submit({ lines: returned.lines, reason: reason as Reason, refund, note })}
      onCancel={onClose}
    >
      <ReturnedLines order={order} returned={returned} errors={errors} />
      <Field
        label={orderLifecycleTexts.reason}
        hint={areBroken ? orderLifecycleTexts.damagedHint : undefined}
        error={errors.reason}
        required
      >
        <Select value={reason} onChange={({ target }) => setReason(target.value as Reason)}>
          <option value="">{orderLifecycleTexts.chooseAReason}</option>
          {offeredReturnReasons.map((value) => (
            <option key={value} value={value}>
              {returnReasonLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={orderLifecycleTexts.refund}
          hint={orderLifecycleTexts.refundHint(formatTaka(most))}
          error={errors.refund}
          required
        >
          <NumberInput value={refund} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <PrivateNoteField value={note} maxLength={RETURN_NOTE_MAX} error={errors.note} onType={setNote} />
      </div>
    </ActionForm>
  );
}
