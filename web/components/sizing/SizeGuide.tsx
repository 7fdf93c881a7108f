import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { BangleRules } from './BangleRules.tsx';
import { RingRules } from './RingRules.tsx';

interface SizeGuideProps {
  open: boolean;
  onClose: () => void;
  kind: SizedCategory;
  onMeasure: () => void;
}

export function SizeGuide({ open, onClose, kind, onMeasure }: SizeGuideProps) {
  return (
    <Dialog open={open} onClose={onClose} title={sizingTexts.howToMeasure}>
      <div className="flex flex-col gap-6">
        <Button onClick={onMeasure}>{sizingTexts.findOnScreen}</Button>
        {kind === 'rings' ? <RingRules /> : <BangleRules />}
        <Button look="outline" onClick={onClose}>
          {sizingTexts.backToSizes}
        </Button>
      </div>
    </Dialog>
  );
}
