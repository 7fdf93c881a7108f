import { clsx } from 'clsx';
import { choiceText } from '#domain/choiceText.ts';
import { piecesOf } from '#domain/orderLines.ts';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type PickedLine, PickRow } from './PickRow.tsx';
import { type Paper, paperClass } from './printing.ts';

interface PickListProps {
  lines: readonly PickedLine[];
  orders: readonly AdminOrder[];
  paper: Paper;
}

const headings = [
  { label: orderPrintsTexts.item, className: 'w-full pr-3 text-left' },
  { label: orderPrintsTexts.pick, className: 'pr-3 text-right' },
  { label: orderPrintsTexts.leftInStock, className: 'pr-3 text-right' },
  { label: orderPrintsTexts.picked, className: 'text-right' },
];

/** The items to collect for these orders, each with a checkbox. */
export function PickList({ lines, orders, paper }: PickListProps) {
  return (
    <article
      aria-label={orderPrintsTexts.pickList}
      className={clsx(
        'rounded-md border border-line bg-paper p-4 sm:p-8 print:max-w-none print:rounded-none print:border-0 print:p-0',
        paperClass[paper],
        paper === 'a6' ? 'max-w-sm' : 'max-w-3xl',
      )}
    >
      <h2 className="text-xl">{orderPrintsTexts.pickList}</h2>
      <p className="pb-3 text-muted text-xs tabular-nums">
        {orderPrintsTexts.piecesFor(
          piecesOf(lines),
          orders.length,
          orders.map(({ orderNumber }) => orderNumber).join(', '),
        )}
      </p>
      <table className="w-full">
        <thead>
          <tr className="border-edge border-b text-muted text-xs">
            {headings.map(({ label, className }) => (
              <th key={label} scope="col" className={clsx('py-2 align-bottom font-medium', className)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PickRow key={`${line.product}${line.name}${choiceText(line)}`} line={line} />
          ))}
        </tbody>
      </table>
    </article>
  );
}
