import { useState } from 'react';
import type { AdminOrder } from '#web/api/responses.ts';
import { EditFields } from './EditFields.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';

/** Edits an order before it is sent. After another admin's change it can start again from their version. */
export function EditForm({ order, onClose }: LifecycleFormProps) {
  const [base, setBase] = useState<AdminOrder>(order);
  return (
    <EditFields
      key={base.version}
      base={base}
      current={order}
      onTakeTheirs={() => setBase(order)}
      onClose={onClose}
    />
  );
}
