import Check from 'virtual:lucide/check';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OpenChoice } from '#domain/buying.ts';
import { productTexts } from '#texts/product.ts';

interface ChoiceOptionProps {
  choice: OpenChoice;
  value: string;
  isChosen: boolean;
  isSoldOut: boolean;
  className: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One radio of a choice. Its content says what it is; a sold-out option can still be looked at. */
export function ChoiceOption(props: ChoiceOptionProps) {
  const { choice, value, isChosen, isSoldOut, className, onChoose, children } = props;
  return (
    <label className={clsx(className, optionClass(isChosen, isSoldOut))}>
      <input
        type="radio"
        name={choice}
        value={value}
        checked={isChosen}
        className="sr-only"
        onChange={onChoose}
      />
      {children}
      {isSoldOut && <span className="sr-only">{productTexts.soldOut}</span>}
    </label>
  );
}

/** A chosen option is filled and ticked, so that it shows without color vision and in forced colors. */
const optionClass = (isChosen: boolean, isSoldOut: boolean) =>
  clsx(
    'relative flex cursor-pointer items-center border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
    isChosen
      ? 'border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none'
      : ['bg-paper', isSoldOut ? 'border-line border-dashed text-muted' : 'border-edge hover:border-ink'],
  );

export const Tick = ({ className }: { className: string }) => (
  <Check strokeWidth={3} className={clsx('absolute size-4', className)} />
);
