import { useState } from 'react';
import { mayReceivePayment } from '#domain/orderPayments.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderSection } from '#web/components/adminOrders/OrderSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentRow } from './PaymentRow.tsx';

/** Payments in addition to what the courier collects. */
export function PaymentSection({ order }: { order: AdminOrder }) {
  const [isAdding, setIsAdding] = useState(false);
  const { payments, status, toCollect } = order;
  const isOffered = mayReceivePayment(status) && toCollect > 0;
  if (payments.length === 0 && !isOffered && !isAdding) return null;
  return (
    <OrderSection title={orderLifecycleTexts.payments}>
      {payments.length > 0 && (
        <ul aria-label={orderLifecycleTexts.payments} className="divide-y divide-line">
          {payments.map((payment) => (
            <PaymentRow key={payment._id} order={order} payment={payment} />
          ))}
        </ul>
      )}
      {isAdding && <PaymentForm order={order} onClose={() => setIsAdding(false)} />}
      {isOffered && !isAdding && (
        <Button look="outline" size="sm" className="self-start" onClick={() => setIsAdding(true)}>
          {orderLifecycleTexts.addPaymentOpens}
        </Button>
      )}
    </OrderSection>
  );
}
