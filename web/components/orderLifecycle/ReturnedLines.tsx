import { itemText } from '#domain/orderLines.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { LinePicker } from './LinePicker.tsx';
import { lineError } from './useLineCounts.ts';
import type { Returned } from './useReturnedLines.ts';

interface ReturnedLinesProps {
  order: AdminOrder;
  returned: Returned;
  errors: Readonly<Record<string, string>>;
}

const restockLabel = (item: AdminOrder['orderItems'][number] | undefined) => (
  <>
    Back in stock<span className="sr-only">: {item && itemText(item)}</span>
  </>
);

/** The pieces of each line that come back, and whether they can be sold again. */
export function ReturnedLines({ order, returned, errors }: ReturnedLinesProps) {
  const { counts, isRestocked, setRestocked } = returned;
  return (
    <div>
      <LinePicker
        legend="Came back"
        lines={order.orderItems}
        counts={counts}
        errorOf={lineError('lines', counts, errors)}
        belowPicked={(line) => (
          <Checkbox
            label={restockLabel(order.orderItems[line])}
            checked={isRestocked(line)}
            onChange={({ target }) => setRestocked(line, target.checked)}
          />
        )}
      />
      {errors.lines && <FieldError>{errors.lines}</FieldError>}
    </div>
  );
}
