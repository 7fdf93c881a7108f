import Trash2 from 'virtual:lucide/trash';
import { formatMoment } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { paymentRemovalRefusal, receivedByLabel } from '#domain/orderPayments.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useOrderForm } from './useOrderForm.ts';

interface PaymentRowProps {
  order: AdminOrder;
  payment: AdminOrder['payments'][number];
}

export function PaymentRow({ order: { _id, status }, payment }: PaymentRowProps) {
  const { amount, method, reference, at, by } = payment;
  const form = useOrderForm('deletePayment', _id);
  const text = orderLifecycleTexts.payment(formatTaka(amount), receivedByLabel(method));
  const remove = async () => {
    const hint =
      status === 'cancelled' ? orderLifecycleTexts.removeAfterPayingBack : orderLifecycleTexts.removeMistake;
    const wording = {
      hint,
      yes: orderLifecycleTexts.remove,
      no: orderLifecycleTexts.keep,
      isDangerous: true,
    };
    if (await confirm(orderLifecycleTexts.removeThePaymentOf(text), wording)) form.submit(payment._id);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-medium tabular-nums">{text}</span> {reference}{' '}
        <span className="text-muted">
          <time dateTime={at}>{formatMoment(at)}</time>
          {by && adminTexts.by(by)}
        </span>
      </p>
      {paymentRemovalRefusal(status, method) === null && (
        <IconButton
          label={orderLifecycleTexts.removeOne(text)}
          disabled={form.isBusy}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      <FormAlert className="basis-full">{form.failure}</FormAlert>
    </li>
  );
}
