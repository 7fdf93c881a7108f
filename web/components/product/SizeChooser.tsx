import Ruler from 'virtual:lucide/ruler';
import { useState } from 'react';
import { shownSizes } from '#domain/stock.ts';
import type { Product } from '#web/api/responses.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SizeOption } from './SizeOption.tsx';

const loadGuide = () => import('./SizeGuide.tsx');

interface SizeChooserProps {
  product: Product;
  chosen: string | null;
  error: string | undefined;
  onChoose: (size: string) => void;
}

export function SizeChooser({ product, chosen, error, onChoose }: SizeChooserProps) {
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const closeGuide = () => setIsGuideOpen(false);
  const guide = useLoaded(loadGuide, isGuideOpen, closeGuide);
  return (
    <div className="relative">
      <button
        type="button"
        aria-haspopup="dialog"
        className="absolute top-0 right-0 inline-flex min-h-9 items-center gap-2 text-accent text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 noscript:hidden"
        onPointerEnter={() => void loadGuide().catch(() => undefined)}
        onClick={() => setIsGuideOpen(true)}
      >
        <Ruler aria-hidden="true" className="size-4" />
        How to measure
      </button>
      <ChoiceField
        choice="size"
        legend="Size"
        chosen={chosen}
        error={error}
        legendClass="min-h-9 content-center pointer-coarse:min-h-11"
      >
        <div className="grid grid-cols-4 gap-2 sm:gap-3">
          {shownSizes(product).map((row) => (
            <SizeOption
              key={row.size}
              row={row}
              isChosen={chosen === row.size}
              onChoose={() => onChoose(row.size)}
            />
          ))}
        </div>
      </ChoiceField>
      {guide && <guide.SizeGuide open={isGuideOpen} onClose={closeGuide} />}
    </div>
  );
}
