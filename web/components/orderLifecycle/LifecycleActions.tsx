import { type ComponentType, useState } from 'react';
import type { AdminOrder } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { CloseForm } from './CloseForm.tsx';
import { EditForm } from './EditForm.tsx';
import { type LifecycleAction, lifecycleActionsOf } from './lifecycleActionsOf.ts';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { PartialDeliveryForm } from './PartialDeliveryForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { UndoDelivery } from './UndoDelivery.tsx';

const forms: Record<LifecycleAction, { label: string; Form: ComponentType<LifecycleFormProps> }> = {
  deliverInPart: { label: 'Delivered in part...', Form: PartialDeliveryForm },
  edit: { label: 'Edit order...', Form: EditForm },
  returnItems: { label: 'Return items...', Form: ReturnForm },
  close: { label: 'Close order...', Form: CloseForm },
};

/** What can be done with the order besides its status. The form of the pressed button takes the place of the buttons. */
export function LifecycleActions({ order }: { order: AdminOrder }) {
  const [opened, setOpened] = useState<LifecycleAction | null>(null);
  const close = () => setOpened(null);
  if (opened !== null) {
    const { Form } = forms[opened];
    return <Form order={order} onClose={close} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {lifecycleActionsOf(order).map((action) => (
        <Button key={action} look="outline" size="sm" onClick={() => setOpened(action)}>
          {forms[action].label}
        </Button>
      ))}
      <UndoDelivery order={order} />
    </div>
  );
}
