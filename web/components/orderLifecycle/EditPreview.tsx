import { formatPoisha, toPoisha } from '#domain/money.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';

interface EditPreviewProps {
  base: AdminOrder;
  /** Null while the fields make no total. */
  totalPoisha: number | null;
}

/** The new total before it is saved, and what that means at the door. */
export function EditPreview({ base, totalPoisha }: EditPreviewProps) {
  if (totalPoisha === null) return null;
  const paid = toPoisha(base.paid);
  const before = toPoisha(base.totalPrice);
  const due = totalPoisha - paid;
  return (
    <p className="tabular-nums">
      {orderLifecycleTexts.newTotal} <strong className="font-medium">{formatPoisha(totalPoisha)}</strong>
      {totalPoisha !== before && (
        <span className="text-muted">{orderLifecycleTexts.was(formatPoisha(before))}</span>
      )}
      {paid > 0 && due >= 0 && orderLifecycleTexts.collectAfterwards(formatPoisha(due))}
      {due < 0 && orderLifecycleTexts.payBackAfterwards(formatPoisha(-due))}
    </p>
  );
}
