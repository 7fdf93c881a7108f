import { clsx } from 'clsx';
import { digits } from '#texts/numbers.ts';
import type { Product } from '#web/api/responses.ts';
import { ChoiceOption, Tick } from './ChoiceOption.tsx';

interface SizeOptionProps {
  row: Product['sizes'][number];
  isChosen: boolean;
  onChoose: () => void;
}

/** One size with its measurement. */
export function SizeOption({
  row: { size, measurement, stock, available },
  isChosen,
  onChoose,
}: SizeOptionProps) {
  return (
    <ChoiceOption
      choice="size"
      value={size}
      isChosen={isChosen}
      isSoldOut={!available || stock <= 0}
      className="min-h-14 flex-col justify-center rounded-sm text-center"
      onChoose={onChoose}
    >
      <span className="font-medium">{digits(size)}</span>
      <span className={clsx('text-xs tabular-nums', !isChosen && 'text-muted')}>{digits(measurement)}</span>
      {isChosen && <Tick className="top-1 right-1" />}
    </ChoiceOption>
  );
}
