import { couriersTexts } from '#texts/couriers.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { LayoutForm } from './LayoutForm.tsx';

interface LayoutDialogProps {
  /** Initial values; without an id it is a new layout. Null while closed. */
  draft: CourierLayoutRow | null;
  onClose: () => void;
}

export function LayoutDialog({ draft, onClose }: LayoutDialogProps) {
  const shown = useLastValue(draft);
  return (
    <GuardedDialog
      open={draft !== null}
      onClose={onClose}
      size="lg"
      title={shown?._id ? couriersTexts.editLayout : couriersTexts.newLayout}
      description={couriersTexts.layoutHint}
    >
      {shown && <LayoutForm key={shown._id} draft={shown} onDone={onClose} />}
    </GuardedDialog>
  );
}
