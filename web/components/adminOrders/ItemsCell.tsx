import { choiceText } from '#domain/choiceText.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { grouped } from '#texts/numbers.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Cell } from '#web/ui/Table.tsx';

/** The dialog has the rest. */
const MOST_LINES = 3;

/** What is ordered: the first lines, each on a line of its own. */
export function ItemsCell({ order: { orderItems } }: { order: AdminOrder }) {
  const more = orderItems.length - MOST_LINES;
  return (
    <Cell className="col-span-2 lg:w-1/4!" neverWidens>
      <ul className="text-xs">
        {orderItems.slice(0, MOST_LINES).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          <li key={place} className="truncate">
            {grouped(line.quantity)} × {line.name}
            {choiceText(line) && <span className="text-muted">, {choiceText(line)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <span className="text-muted text-xs">{adminOrdersTexts.andMore(more)}</span>}
    </Cell>
  );
}
