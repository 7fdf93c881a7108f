import Ruler from 'virtual:lucide/ruler';
import { lazy, Suspense, useState } from 'react';
import { shownSizes } from '#domain/stock.ts';
import type { Product } from '#web/api/answers.ts';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SizeOption } from './SizeOption.tsx';

const loadGuide = () => import('./SizeGuide.tsx');
const SizeGuide = lazy(async () => ({ default: (await loadGuide()).SizeGuide }));

interface SizeChooserProps {
  product: Product;
  chosen: string | null;
  error: string | undefined;
  onChoose: (size: string) => void;
}

export function SizeChooser({ product, chosen, error, onChoose }: SizeChooserProps) {
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const wasGuideOpen = useOnceTrue(isGuideOpen);
  return (
    <div className="relative">
      <button
        type="button"
        aria-haspopup="dialog"
        className="absolute top-0 right-0 inline-flex min-h-9 items-center gap-2 text-accent text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 noscript:hidden"
        onPointerEnter={() => void loadGuide()}
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
      <Suspense>
        {wasGuideOpen && <SizeGuide open={isGuideOpen} onClose={() => setIsGuideOpen(false)} />}
      </Suspense>
    </div>
  );
}
