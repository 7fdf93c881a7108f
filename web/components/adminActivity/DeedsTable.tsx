import { Link } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { deedWord } from '#domain/deeds.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { changesOf, type Deed, nameOf, placeOf } from './deedWords.ts';

const columns: readonly Column[] = [
  { label: 'When' },
  { label: 'Who' },
  { label: 'What' },
  { label: 'Changes' },
];

export function DeedsTable({ deeds, isBusy }: { deeds: readonly Deed[]; isBusy: boolean }) {
  return (
    <Table label="Activity" columns={columns} isBusy={isBusy}>
      {deeds.map((deed) => (
        <DeedRow key={deed._id} deed={deed} />
      ))}
    </Table>
  );
}

function DeedRow({ deed }: { deed: Deed }) {
  const place = placeOf(deed);
  return (
    <Row>
      <Cell className="text-muted lg:whitespace-nowrap">
        <time dateTime={deed.at}>{formatMoment(deed.at)}</time>
      </Cell>
      <Cell className="truncate text-right lg:max-w-48 lg:text-left">{deed.actor?.name ?? 'Unknown'}</Cell>
      <Cell className="col-span-2 lg:max-w-80">
        {deedWord(deed.action)}{' '}
        {place ? (
          <Link to={place} className="font-medium underline underline-offset-4">
            {nameOf(deed) || deed.subjectId}
          </Link>
        ) : (
          <span className="font-medium">{nameOf(deed)}</span>
        )}
      </Cell>
      <Cell className="col-span-2 text-muted text-xs [overflow-wrap:anywhere]">
        <ul>
          {changesOf(deed).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {deed.requestId && (
          <details>
            <summary className="w-fit cursor-pointer py-1">Request</summary>
            <p>{deed.requestId}</p>
          </details>
        )}
      </Cell>
    </Row>
  );
}
