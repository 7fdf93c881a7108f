import { type ComponentType, useState } from 'react';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { CloseForm } from './CloseForm.tsx';
import { EditForm } from './EditForm.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import { type LifecycleAction, lifecycleActionsOf } from './lifecycleActionsOf.ts';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { PartialDeliveryForm } from './PartialDeliveryForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { UndoDelivery } from './UndoDelivery.tsx';

const forms: Record<LifecycleAction, { label: string; Form: ComponentType<LifecycleFormProps> }> = {
  deliverInPart: { label: orderLifecycleTexts.deliverInPartOpens, Form: PartialDeliveryForm },
  edit: { label: orderLifecycleTexts.editOpens, Form: EditForm },
  returnItems: { label: orderLifecycleTexts.returnOpens, Form: ReturnForm },
  exchange: { label: orderLifecycleTexts.exchangeOpens, Form: ExchangeForm },
  close: { label: orderLifecycleTexts.closeOpens, Form: CloseForm },
};

/** The focus was in the form that has gone. */
const focus = (buttons: HTMLElement | null) => buttons?.focus();

/** What can be done with the order besides its status. The form of the pressed button takes the place of the buttons. */
export function LifecycleActions({ order }: { order: AdminOrder }) {
  const [opened, setOpened] = useState<LifecycleAction | 'closed' | null>(null);
  const close = () => setOpened('closed');
  if (opened !== null && opened !== 'closed') {
    const { Form } = forms[opened];
    return <Form order={order} onClose={close} />;
  }
  return (
    <div
      ref={opened === 'closed' ? focus : undefined}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-3 outline-none empty:hidden"
    >
      {lifecycleActionsOf(order).map((action) => (
        <Button key={action} look="outline" size="sm" onClick={() => setOpened(action)}>
          {forms[action].label}
        </Button>
      ))}
      <UndoDelivery order={order} />
    </div>
  );
}
