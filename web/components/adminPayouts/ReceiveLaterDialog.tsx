import { courierLabel } from '#domain/couriers.ts';
import { laterPaymentSchema } from '#domain/laterPayments.schema.ts';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { OutstandingCash } from '#web/api/responses.ts';
import { FormDialog } from '#web/components/admin/FormDialog.tsx';
import { useDialogForm } from '#web/components/admin/useDialogForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';

interface ReceiveLaterDialogProps {
  order: OutstandingCash['orders'][number];
  onClose: () => void;
}

/** Begins with all that the courier owes, its usual payment. */
export function ReceiveLaterDialog({ order, onClose }: ReceiveLaterDialogProps) {
  const { _id, orderNumber, courier, amount } = order;
  const form = useDialogForm({
    initial: { amount: String(amount) },
    schema: laterPaymentSchema,
    send: (body, idempotencyKey) => adminApi.receiveLater({ params: { id: _id }, body }, { idempotencyKey }),
    done: () => payoutMessages.receivedLater,
    failed: payoutMessages.receiveLaterFailed,
    onClose,
  });
  return (
    <FormDialog
      title={adminPayoutsTexts.receiveTitle(orderNumber)}
      form={form}
      save={adminPayoutsTexts.saveReceived}
      onClose={onClose}
    >
      <Field
        label={adminPayoutsTexts.amountReceived}
        hint={adminPayoutsTexts.receiveHint(formatExactTaka(amount), courierLabel(courier))}
        error={form.errors.amount}
        required
      >
        <NumberInput
          value={form.typed.amount}
          onChange={({ target }) => form.type({ amount: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
