import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SizeRules } from './SizeRules.tsx';

interface SizeGuideProps {
  open: boolean;
  onClose: () => void;
}

export function SizeGuide({ open, onClose }: SizeGuideProps) {
  return (
    <Dialog open={open} onClose={onClose} title="How to measure">
      <div className="flex flex-col gap-6">
        <SizeRules />
        <Button look="outline" onClick={onClose}>
          Back to sizes
        </Button>
      </div>
    </Dialog>
  );
}
