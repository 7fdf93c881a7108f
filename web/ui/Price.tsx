import { clsx } from 'clsx';
import { formatTaka } from '#domain/money.ts';
import { percentOff } from '#domain/products.ts';
import { uiTexts } from '#texts/ui.ts';

interface PriceProps {
  /** In taka. */
  amount: number;
  /** Previous price; struck through if it is higher. */
  original?: number | null;
  size?: 'sm' | 'md' | 'lg';
  /** False where space is short; the struck-through price says the same. */
  hasPercent?: boolean;
  className?: string;
}

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' };

export function Price({ amount, original, size = 'sm', hasPercent = true, className }: PriceProps) {
  const off = percentOff(amount, original);
  if (off === null || !original)
    return <p className={clsx('font-medium tabular-nums', sizes[size], className)}>{formatTaka(amount)}</p>;
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="sr-only">{uiTexts.now}</span>
      <span className={clsx('font-medium tabular-nums', sizes[size])}>{formatTaka(amount)}</span>
      <s className="text-muted text-sm tabular-nums">
        <span className="sr-only">{uiTexts.before}</span>
        {formatTaka(original)}
      </s>
      {hasPercent && <span className="font-medium text-accent text-sm">{uiTexts.percentOff(off)}</span>}
    </p>
  );
}
