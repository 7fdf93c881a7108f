import { useState } from 'react';
import { formatTaka, toPoisha, toTaka } from '#domain/money.ts';
import { readNumber } from '#domain/numbers.ts';
import { paidBeyondKept, valueOfPieces } from '#domain/orderRefunds.ts';
import { everythingLeft, type PickedLine, restAfter } from '#domain/orderReturns.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { ActionForm } from './ActionForm.tsx';
import { LinePicker } from './LinePicker.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { refundedOrderOf } from './refundedOrderOf.ts';
import { lineError, useLineCounts } from './useLineCounts.ts';
import { useOrderForm } from './useOrderForm.ts';

/** What the courier was to take, less what the customer did not keep. Taka. */
function dueFor(kept: readonly PickedLine[], order: AdminOrder): number {
  const refused = valueOfPieces(restAfter(kept, order.orderItems), refundedOrderOf(order));
  return toTaka(Math.max(0, toPoisha(order.toCollect) - refused));
}

/** What is paid back for the pieces that the customer did not keep. Taka. */
const refundFor = (kept: readonly PickedLine[], order: AdminOrder, collected: number): number =>
  toTaka(
    paidBeyondKept(
      restAfter(kept, order.orderItems),
      refundedOrderOf(order),
      Math.max(0, toPoisha(collected)),
    ),
  );

/** The customer kept some of the pieces. The others go back to stock. */
export function PartialDeliveryForm({ order, onClose }: LifecycleFormProps) {
  const form = useOrderForm('deliverInPart', order._id, onClose);
  const [typed, setTyped] = useState<string | null>(null);
  // The order when the form was opened: a delivered one has nothing left to collect.
  const [base] = useState(order);
  const kept = useLineCounts(everythingLeft(base.orderItems));
  const due = dueFor(kept.picked, base);
  const collected = typed ?? String(due);
  const refund =
    kept.picked.length > 0 ? refundFor(kept.picked, base, Number(readNumber(collected)) || 0) : 0;
  return (
    <ActionForm
      title={orderLifecycleTexts.deliveredInPart}
      verb={orderLifecycleTexts.saveDelivery}
      form={form}
      typed={[kept.picked, typed]}
      fields={['kept', 'collected']}
      onSubmit={() => form.submit({ kept: [...kept.picked], collected })}
      onCancel={onClose}
    >
      <LinePicker
        legend={orderLifecycleTexts.kept}
        lines={base.orderItems}
        counts={kept}
        errorOf={lineError('kept', kept.picked, form.errors)}
      />
      {kept.picked.length === 0 && (
        <p className="font-medium text-caution">{orderLifecycleTexts.nothingKept}</p>
      )}
      <Field
        label={orderLifecycleTexts.collected}
        hint={orderLifecycleTexts.collectedHint(formatTaka(due))}
        error={form.errors.collected}
        className="sm:max-w-64"
        required
      >
        <NumberInput value={collected} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {refund > 0 && (
        <p className="font-medium text-caution">{orderLifecycleTexts.morePaid(formatTaka(refund))}</p>
      )}
    </ActionForm>
  );
}
