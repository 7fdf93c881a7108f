import { clsx } from 'clsx';
import { dayText } from '#domain/batches.ts';
import { colourName } from '#domain/colours.ts';
import { formatTaka } from '#domain/money.ts';
import { counted } from '#domain/plurals.ts';
import { grouped } from '#texts/numbers.ts';
import type { ListedBatch } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { BatchActions } from './BatchActions.tsx';

interface BatchesTableProps {
  batches: readonly ListedBatch[];
  /** For admins who may see money. */
  showsValue: boolean;
  isBusy: boolean;
}

const columnsOf = (showsValue: boolean): Column[] => [
  { label: 'Product' },
  { label: 'Batch' },
  { label: 'Best before' },
  { label: 'Pieces', className: 'text-right' },
  ...(showsValue ? [{ label: 'At cost', className: 'text-right' }] : []),
  { label: 'Actions', className: 'text-right' },
];

export function BatchesTable({ batches, showsValue, isBusy }: BatchesTableProps) {
  return (
    <Table label="Batches" columns={columnsOf(showsValue)} isBusy={isBusy}>
      {batches.map((batch) => (
        <Row key={batch._id}>
          <Cell className="wrap-anywhere col-span-2 font-medium">
            <AdminLink
              to={`/admin/products/batches?expires=all&product=${batch.product._id}`}
              className="underline-offset-4 hover:underline"
            >
              {batch.product.name}
            </AdminLink>
          </Cell>
          <Cell label="Batch" className="wrap-anywhere">
            {batch.colour ? `${colourName(batch.colour)}: ${batch.label}` : batch.label}
          </Cell>
          <Cell label="Best before">
            <BestBefore batch={batch} />
          </Cell>
          <Cell label="Pieces" className="tabular-nums lg:text-right">
            {grouped(batch.pieces)}
          </Cell>
          {showsValue && (
            <Cell label="At cost" className="tabular-nums lg:text-right">
              {batch.value === undefined ? <span className="text-muted">–</span> : formatTaka(batch.value)}
            </Cell>
          )}
          <Cell className="col-span-2">
            <BatchActions batch={batch} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const leftText = (days: number): string =>
  days < 0
    ? `Expired ${counted(-days, 'day')} ago`
    : days === 0
      ? 'Last day'
      : `${counted(days, 'day')} left`;

/** The day, how far it is, and whether the shop still sells it. */
function BestBefore({ batch: { expiresOn, daysLeft, sellable } }: { batch: ListedBatch }) {
  if (expiresOn === null || daysLeft === null) return <span className="text-muted">Not known</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {dayText(expiresOn)}
      <span className={clsx('text-sm', daysLeft < 0 ? 'text-bad' : 'text-muted')}>{leftText(daysLeft)}</span>
      {!sellable && <Badge tone={daysLeft < 0 ? 'bad' : 'caution'}>Not for sale</Badge>}
    </span>
  );
}
