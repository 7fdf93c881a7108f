import { useState } from 'react';
import { fitOf, fittingSizes } from '#domain/fitting.ts';
import { fitTitle } from '#domain/fittingTexts.ts';
import type { SizedCategory } from '#domain/sizes.ts';
import type { Product } from '#web/api/responses.ts';
import { FitResult } from './FitResult.tsx';
import { MeasuredScreen } from './MeasuredScreen.tsx';
import type { Method } from './methods.ts';
import { ScreenMeasure } from './ScreenMeasure.tsx';
import { TapeMeasure } from './TapeMeasure.tsx';

interface SizeFinderProps {
  kind: SizedCategory;
  method: Method;
  /** The sizes of the product in front of the customer. */
  offered?: Product['sizes'];
  onTake?: (size: string) => void;
}

/** Measures in one way, and says which size that is. Use the method as key. */
export function SizeFinder({ kind, method, offered, onTake }: SizeFinderProps) {
  const isTape = method === 'tape';
  const [across, setAcross] = useState<number | null>(null);
  const sizes = fittingSizes(kind, offered);
  const fit = across === null ? null : fitOf(kind, sizes, across);
  const result = fit && <FitResult kind={kind} sizes={sizes} fit={fit} onTake={onTake} isSpoken={isTape} />;
  if (isTape) {
    return (
      <>
        <TapeMeasure kind={kind} onMeasured={setAcross} />
        {result}
      </>
    );
  }
  return (
    <MeasuredScreen>
      {(pixelsPerMm) => (
        <ScreenMeasure
          kind={kind}
          method={method}
          pixelsPerMm={pixelsPerMm}
          across={across}
          sizeText={fit ? fitTitle(fit) : ''}
          onChange={setAcross}
        >
          {result}
        </ScreenMeasure>
      )}
    </MeasuredScreen>
  );
}
