import { clsx } from 'clsx';
import { statusText } from '#domain/buying.ts';
import type { Availability } from '#domain/stock.ts';
import { productTexts } from '#texts/product.ts';
import { stockStatuses } from '#texts/stock.ts';
import { useSettings } from '#web/state/settings.ts';

const tints = {
  [stockStatuses.in]: 'text-good',
  [stockStatuses.low]: 'text-caution',
  [stockStatuses.out]: 'text-bad',
};

/** Reserves its height while empty. */
export function StockLine({ availability }: { availability: Availability }) {
  const status = statusText(availability, useSettings().lowStockLimit);
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 text-sm">
      {status && (
        <>
          <span aria-hidden="true" className={clsx('size-2 rounded-full bg-current', tints[status])} />
          <span className={clsx('font-medium', tints[status])}>{status}</span>
          {status === stockStatuses.low && (
            <span className="text-muted">{productTexts.left(availability.left)}</span>
          )}
        </>
      )}
    </p>
  );
}
