import { Dialog } from '#web/ui/Dialog.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import type { CourierLayoutRow } from './layout.ts';

interface LayoutDialogProps {
  /** What the form begins with; without an id it is a new one. Null once it is closed. */
  draft: CourierLayoutRow | null;
  onClose: () => void;
}

export function LayoutDialog({ draft, onClose }: LayoutDialogProps) {
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      size="lg"
      title={draft?._id ? 'Edit Layout' : 'New Layout'}
      description="The columns of the courier’s bulk upload file, in its order."
    >
      {draft && <LayoutForm key={draft._id} draft={draft} onDone={onClose} />}
    </Dialog>
  );
}
