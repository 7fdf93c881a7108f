import { clsx } from 'clsx';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { choiceText, piecesOf } from '#domain/orderLines.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { DeskOrder } from './deskOrder.ts';
import { type Paper, paperClass } from './printing.ts';

type PickedLine = Answer<(typeof endpoints)['pickList']>['lines'][number];

interface PickListProps {
  lines: readonly PickedLine[];
  orders: readonly DeskOrder[];
  paper: Paper;
}

const headings = [
  { label: 'Item', className: 'w-full pr-3 text-left' },
  { label: 'Take', className: 'pr-3 text-right' },
  { label: 'Left in stock', className: 'pr-3 text-right' },
  { label: 'Taken', className: 'text-right' },
];

/** What to take from the shelves for all these orders, with a box to tick. */
export function PickList({ lines, orders, paper }: PickListProps) {
  return (
    <article
      aria-label="Pick list"
      className={clsx(
        'rounded-md border border-line bg-paper p-4 sm:p-8 print:max-w-none print:rounded-none print:border-0 print:p-0',
        paperClass[paper],
        paper === 'a6' ? 'max-w-sm' : 'max-w-3xl',
      )}
    >
      <h2 className="text-xl">Pick list</h2>
      <p className="pb-3 text-muted text-xs tabular-nums">
        {piecesOf(lines)} pieces for {orders.length} {orders.length === 1 ? 'order' : 'orders'}:{' '}
        {orders.map(({ orderNumber }) => orderNumber).join(', ')}
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

function PickRow({ line }: { line: PickedLine }) {
  return (
    <tr className="break-inside-avoid border-line border-b">
      <td className="py-2 pr-3">
        <span className="flex items-center gap-3">
          <Picture src={line.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-sm" />
          <span className="min-w-0">
            {line.name}
            {choiceText(line) && <span className="block font-medium">{choiceText(line)}</span>}
            <span className="block text-muted text-xs">{line.orderNumbers.join(', ')}</span>
          </span>
        </span>
      </td>
      <td className="whitespace-nowrap py-2 pr-3 text-right font-medium text-lg tabular-nums">
        {line.quantity} ×
      </td>
      <td className="py-2 pr-3 text-right tabular-nums">{line.stock ?? '–'}</td>
      <td className="py-2 text-right">
        <span aria-hidden="true" className="inline-block size-5 rounded-sm border border-edge align-middle" />
      </td>
    </tr>
  );
}
