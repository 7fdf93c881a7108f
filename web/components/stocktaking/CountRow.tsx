import { clsx } from 'clsx';
import { useId } from 'react';
import { grouped } from '#texts/numbers.ts';
import { stocktakingTexts } from '#texts/stocktaking.ts';
import type { ListToCount } from '#web/api/responses.ts';
import { signed } from '#web/components/stock/movement.ts';
import { controlClass, FieldError } from '#web/ui/control.tsx';
import { differenceOf } from './counts.ts';

export type CountToMake = ListToCount['products'][number]['counts'][number];

interface CountRowProps {
  product: string;
  count: CountToMake;
  /** The expected count. For a typed count, that of the moment when it was typed. */
  expected: number;
  typed: string;
  error?: string;
  onType: (typed: string) => void;
}

/** One count: what should lie there, what was counted, and the difference. On paper, a box to write in. */
export function CountRow({ product, count, expected, typed, error, onType }: CountRowProps) {
  const { label, stock, reserved } = count;
  const errorId = useId();
  const difference = differenceOf({ typed, expected });
  return (
    <li className="grid grid-cols-[1fr_auto_4rem] items-center gap-x-3 gap-y-1 py-1 print:break-inside-avoid">
      <span className="min-w-0">
        <span className="wrap-anywhere">{label}</span>
        <span className="block text-muted text-xs tabular-nums">
          {reserved > 0
            ? stocktakingTexts.expectedOf(grouped(expected), grouped(stock), grouped(reserved))
            : stocktakingTexts.expected(grouped(expected))}
        </span>
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-label={stocktakingTexts.counted(product, label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={clsx(controlClass, 'min-h-11 w-24! px-2! text-right tabular-nums')}
      />
      <span
        className={clsx(
          'text-right text-sm tabular-nums print:hidden',
          difference === 0 ? 'text-muted' : 'font-medium text-bad',
        )}
      >
        {difference === null ? '' : difference === 0 ? stocktakingTexts.right : signed(difference)}
      </span>
      {error && (
        <span className="col-span-3">
          <FieldError id={errorId}>{error}</FieldError>
        </span>
      )}
    </li>
  );
}
