import { clsx } from 'clsx';
import { shownLabel } from '#domain/batches.ts';
import { colourName } from '#domain/colourPresets.ts';
import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { batchesTexts } from '#texts/batches.ts';
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
  { label: batchesTexts.product },
  { label: batchesTexts.batch },
  { label: batchesTexts.bestBefore },
  { label: batchesTexts.pieces, className: 'text-right' },
  ...(showsValue ? [{ label: batchesTexts.atCost, className: 'text-right' }] : []),
  { label: batchesTexts.actions, className: 'text-right' },
];

export function BatchesTable({ batches, showsValue, isBusy }: BatchesTableProps) {
  return (
    <Table label={batchesTexts.batches} columns={columnsOf(showsValue)} isBusy={isBusy}>
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
          <Cell label={batchesTexts.batch} className="wrap-anywhere">
            {batch.colour
              ? `${colourName(batch.colour)}: ${shownLabel(batch.label)}`
              : shownLabel(batch.label)}
          </Cell>
          <Cell label={batchesTexts.bestBefore}>
            <BestBefore batch={batch} />
          </Cell>
          <Cell label={batchesTexts.pieces} className="tabular-nums lg:text-right">
            {grouped(batch.pieces)}
          </Cell>
          {showsValue && (
            <Cell label={batchesTexts.atCost} className="tabular-nums lg:text-right">
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
  days < 0 ? batchesTexts.expiredAgo(-days) : days === 0 ? batchesTexts.lastDay : batchesTexts.daysLeft(days);

/** The day, how far it is, and whether the shop still sells it. */
function BestBefore({ batch: { expiresOn, daysLeft, sellable } }: { batch: ListedBatch }) {
  if (expiresOn === null || daysLeft === null)
    return <span className="text-muted">{batchesTexts.notKnown}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {formatDay(expiresOn)}
      <span className={clsx('text-sm', daysLeft < 0 ? 'text-bad' : 'text-muted')}>{leftText(daysLeft)}</span>
      {!sellable && <Badge tone={daysLeft < 0 ? 'bad' : 'caution'}>{batchesTexts.notForSale}</Badge>}
    </span>
  );
}
