import { itemText } from '#domain/orderLines.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { LinePicker } from './LinePicker.tsx';
import { lineError } from './useLineCounts.ts';
import type { Returned } from './useReturnedLines.ts';

interface ReturnedLinesProps {
  order: AdminOrder;
  returned: Returned;
  errors: Readonly<Record<string, string>>;
}

/** The pieces of each line that come back, and which of them can be sold again. */
export function ReturnedLines({ order, returned, errors }: ReturnedLinesProps) {
  return (
    <div>
      <LinePicker
        legend={orderLifecycleTexts.cameBack}
        lines={order.orderItems}
        counts={returned.counts}
        errorOf={lineError('lines', returned.lines, errors)}
        belowPicked={(line) => {
          const item = order.orderItems[line];
          return item && <BrokenPieces name={itemText(item)} line={line} returned={returned} />;
        }}
      />
      {errors.lines && <FieldError>{errors.lines}</FieldError>}
    </div>
  );
}

interface BrokenPiecesProps {
  name: string;
  line: number;
  returned: Returned;
}

/** One piece is fine or not. Of several pieces, some can be broken. */
function BrokenPieces({ name, line, returned: { counts, brokenOf, setBroken } }: BrokenPiecesProps) {
  const pieces = counts.of(line);
  const broken = brokenOf(line);
  if (pieces === 1) {
    return (
      <Checkbox
        label={
          <>
            {orderLifecycleTexts.backInStock}
            <span className="sr-only">: {name}</span>
          </>
        }
        checked={broken === 0}
        onChange={({ target }) => setBroken(line, target.checked ? 0 : 1)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="text-muted">{orderLifecycleTexts.backAndBroken(pieces - broken)}</span>
      <QuantityStepper
        label={orderLifecycleTexts.brokenOrLost(name)}
        value={broken}
        min={0}
        max={pieces}
        limitText={(max) => orderLifecycleTexts.atMost(max)}
        onChange={(quantity) => setBroken(line, quantity)}
      />
    </div>
  );
}
