import type { AdminOrder } from '#web/api/responses.ts';

/** The props of each form that unfolds in the order dialog. */
export interface LifecycleFormProps {
  order: AdminOrder;
  /** Called when the form was saved or left. */
  onClose: () => void;
}
