import { clsx } from 'clsx';
import { Ruler } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shownSizes } from '#domain/stock.ts';
import type { Product } from '#web/catalogue.ts';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';

const loadGuide = () => import('./SizeGuide.tsx');
const SizeGuide = lazy(async () => ({ default: (await loadGuide()).SizeGuide }));

interface SizeChooserProps {
  product: Product;
  chosen: string | null;
  onChoose: (size: string) => void;
}

export function SizeChooser({ product, chosen, onChoose }: SizeChooserProps) {
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
      <fieldset>
        <legend className="mb-2 min-h-9 content-center font-medium text-sm pointer-coarse:min-h-11">
          Size{chosen && <span className="font-normal text-muted">: {chosen}</span>}
        </legend>
        <div className="grid grid-cols-4 gap-2 sm:gap-3">
          {shownSizes(product).map(({ size, measurement, stock, available }) => {
            const isSoldOut = !available || stock <= 0;
            return (
              <label
                key={size}
                className={clsx(
                  'flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-sm border bg-paper text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                  chosen === size ? 'border-accent bg-accent-soft' : 'border-edge hover:border-ink',
                  isSoldOut && 'border-line border-dashed text-muted',
                )}
              >
                <input
                  type="radio"
                  name="size"
                  value={size}
                  checked={chosen === size}
                  className="sr-only"
                  onChange={() => onChoose(size)}
                />
                <span className="font-medium">{size}</span>
                <span className="text-muted text-xs tabular-nums">{measurement}</span>
                {isSoldOut && <span className="sr-only">sold out</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
      <Suspense>
        {wasGuideOpen && <SizeGuide open={isGuideOpen} onClose={() => setIsGuideOpen(false)} />}
      </Suspense>
    </div>
  );
}
