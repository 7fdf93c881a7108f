import { useState } from 'react';
import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';
import type { Product } from '#web/api/responses.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { methodsOf } from './methods.ts';
import { SizeFinder } from './SizeFinder.tsx';

interface SizeFinderDialogProps {
  open: boolean;
  onClose: () => void;
  kind: SizedCategory;
  /** The sizes of the product in front of the customer. */
  offered?: Product['sizes'];
  /** Selects a size on the product page. */
  onTake?: (size: string) => void;
}

const titles: Readonly<Record<SizedCategory, string>> = {
  bangles: sizingTexts.findYourBangleSize,
  rings: sizingTexts.findYourRingSize,
};

export function SizeFinderDialog({ open, onClose, kind, offered, onTake }: SizeFinderDialogProps) {
  const [chosen, setChosen] = useState('own');
  const methods = methodsOf[kind];
  const current = methods.find(({ method }) => method === chosen) ?? methods[0];
  const take =
    onTake &&
    ((size: string) => {
      onTake(size);
      onClose();
    });
  return (
    <Dialog open={open} onClose={onClose} title={titles[kind]} size="lg">
      <div className="flex flex-col gap-4">
        <Field label={sizingTexts.measureWith} hint={current.how}>
          <Select value={current.method} onChange={(event) => setChosen(event.target.value)}>
            {methods.map(({ method, label }) => (
              <option key={method} value={method}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <SizeFinder
          key={current.method}
          kind={kind}
          method={current.method}
          offered={offered}
          onTake={take}
        />
      </div>
    </Dialog>
  );
}
