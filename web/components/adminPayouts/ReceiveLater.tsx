import { useState } from 'react';
import { formatExactTaka } from '#domain/money.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import type { OutstandingCash } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadDialog = () => import('./ReceiveLaterDialog.tsx');

/** Records what a courier pays later of what it had paid short. */
export function ReceiveLater({ order }: { order: OutstandingCash['orders'][number] }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const loaded = useLoaded(loadDialog, isOpen, close);
  return (
    <>
      <Button
        look="outline"
        size="sm"
        aria-label={adminPayoutsTexts.receiveLabel(formatExactTaka(order.amount), order.orderNumber)}
        onClick={() => setIsOpen(true)}
      >
        {adminPayoutsTexts.receive}
      </Button>
      {loaded && isOpen && <loaded.ReceiveLaterDialog order={order} onClose={close} />}
    </>
  );
}
