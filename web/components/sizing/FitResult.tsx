import type { Fit, FittingSize } from '#domain/fitting.ts';
import { fitDetail, fitTitle, sizeChoiceOf } from '#domain/fittingTexts.ts';
import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

interface FitResultProps {
  kind: SizedCategory;
  sizes: readonly FittingSize[];
  fit: Fit;
  /** Selects the size on the product page. Absent where there is no product. */
  onTake?: (size: string) => void;
  /** Reads the result out when it changes. A slider does that itself. */
  isSpoken: boolean;
}

/** The size that was found, and a button that takes it. */
export function FitResult({ kind, sizes, fit, onTake, isSpoken }: FitResultProps) {
  const { take, note } = sizeChoiceOf(kind, sizes, fit);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <div role={isSpoken ? 'status' : undefined}>
        <p className="font-display text-xl">{fitTitle(fit)}</p>
        <p className="text-sm">{fitDetail(kind, fit)}</p>
        {onTake && note && <p className="mt-1 font-medium text-sm">{note}</p>}
      </div>
      {onTake && take && <Button onClick={() => onTake(take)}>{sizingTexts.takeSize(take)}</Button>}
      {!onTake && (
        <ButtonLink look="outline" to={`/products?category=${kind}`}>
          {sizingTexts.seeOur[kind]}
        </ButtonLink>
      )}
    </div>
  );
}
