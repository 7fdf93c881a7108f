import type { ReactNode } from 'react';
import { itemText } from '#domain/orderLines.ts';
import { leftOf } from '#domain/orderReturns.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { FieldError } from '#web/ui/control.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { LineCounts } from './useLineCounts.ts';

interface LinePickerProps {
  legend: string;
  lines: AdminOrder['orderItems'];
  counts: LineCounts;
  /** A message about a line, by its place. */
  errorOf: (line: number) => string | undefined;
  /** Shown below a line of which at least one piece is picked. */
  belowPicked?: (line: number) => ReactNode;
}

/** How many pieces of each line. Lines of which nothing is left are not shown. */
export function LinePicker({ legend, lines, counts, errorOf, belowPicked }: LinePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <ul className="divide-y divide-line">
        {lines.map((line, place) =>
          leftOf(line) === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 grow basis-40 wrap-anywhere">
                {itemText(line)}{' '}
                <span className="whitespace-nowrap text-muted">
                  {orderLifecycleTexts.ofPieces(leftOf(line))}
                </span>
              </span>
              <QuantityStepper
                label={`${legend}: ${itemText(line)}`}
                value={counts.of(place)}
                min={0}
                max={leftOf(line)}
                limitText={(max) => orderLifecycleTexts.atMost(max)}
                onChange={(quantity) => counts.set(place, quantity)}
              />
              {counts.of(place) > 0 && belowPicked && <div className="basis-full">{belowPicked(place)}</div>}
              {errorOf(place) && <FieldError>{errorOf(place)}</FieldError>}
            </li>
          ),
        )}
      </ul>
    </fieldset>
  );
}
