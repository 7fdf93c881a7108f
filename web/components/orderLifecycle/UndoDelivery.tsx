import { mayReopen } from '#domain/orderReopening.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { useOrderForm } from './useOrderForm.ts';

/** Only the server knows whether the order was reviewed. */
function mayUndo({ status, history, returns, settlement }: AdminOrder): boolean {
  const deliveredAt = history.findLast((change) => change.status === 'delivered')?.at;
  const delivery = {
    status,
    deliveredAt: deliveredAt ? new Date(deliveredAt) : null,
    hasReturns: returns.length > 0,
    isReviewed: false,
    isSettled: settlement !== null,
  };
  return mayReopen(delivery, new Date());
}

/** Undoes a delivery that was recorded by mistake. */
export function UndoDelivery({ order }: { order: AdminOrder }) {
  const form = useOrderForm('reopen', order._id);
  const undo = async () => {
    const hint = orderLifecycleTexts.undoHint;
    if (
      await confirm(orderLifecycleTexts.undoThisDelivery, {
        hint,
        yes: orderLifecycleTexts.undoDelivery,
        no: adminTexts.cancel,
      })
    )
      form.submit(null);
  };
  return (
    <>
      {(mayUndo(order) || form.isBusy) && (
        <Button look="outline" size="sm" busy={form.isBusy} onClick={() => void undo()}>
          {orderLifecycleTexts.undoDelivery}
        </Button>
      )}
      <FormAlert className="basis-full">{form.failure}</FormAlert>
    </>
  );
}
