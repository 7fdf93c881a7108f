import { auditActionLabel } from '#domain/audit.ts';
import { formatMoment } from '#domain/dates.ts';
import { auditTexts } from '#texts/audit.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { type AuditEvent, nameOf, placeOf } from './auditEvent.ts';
import { ChangeList } from './ChangeList.tsx';

const columns: readonly Column[] = [
  { label: auditTexts.when },
  { label: auditTexts.who },
  { label: auditTexts.what },
  { label: auditTexts.changes },
];

export function AuditTable({ auditEvents, isBusy }: { auditEvents: readonly AuditEvent[]; isBusy: boolean }) {
  return (
    <Table label={auditTexts.activity} columns={columns} isBusy={isBusy}>
      {auditEvents.map((event) => (
        <AuditRow key={event._id} event={event} />
      ))}
    </Table>
  );
}

function AuditRow({ event }: { event: AuditEvent }) {
  const place = placeOf(event);
  return (
    <Row>
      <Cell className="text-muted lg:whitespace-nowrap">
        <time dateTime={event.at}>{formatMoment(event.at)}</time>
      </Cell>
      <Cell className="truncate text-right lg:max-w-48 lg:text-left">
        {event.actor?.name ?? auditTexts.system}
      </Cell>
      <Cell className="col-span-2 wrap-anywhere lg:max-w-80">
        {auditActionLabel(event.action)}{' '}
        {place ? (
          <AdminLink to={place} className="font-medium underline underline-offset-4">
            {nameOf(event) || event.subjectId}
          </AdminLink>
        ) : (
          <span className="font-medium">{nameOf(event)}</span>
        )}
      </Cell>
      <Cell className="col-span-2 text-muted text-xs wrap-anywhere">
        <ChangeList event={event} />
        {event.requestId && (
          <details>
            <summary className="w-fit cursor-pointer py-1">{auditTexts.request}</summary>
            <p>{event.requestId}</p>
          </details>
        )}
      </Cell>
    </Row>
  );
}
