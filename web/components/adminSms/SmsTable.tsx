import { formatMoment } from '#domain/dates.ts';
import type { SmsState } from '#domain/sms.ts';
import { smsNoteInWords } from '#domain/smsNotes.ts';
import { digits } from '#texts/numbers.ts';
import { smsKindTexts, smsStateTexts, smsTexts } from '#texts/sms.ts';
import type { SmsLog } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

type Sms = SmsLog['messages'][number];

const columns = (): readonly Column[] => [
  { label: smsTexts.time },
  { label: smsTexts.kind },
  { label: smsTexts.to },
  { label: smsTexts.text },
  { label: smsTexts.state },
];

const tones = { sent: 'good', queued: 'plain', dropped: 'bad' } as const satisfies Record<SmsState, string>;

export function SmsTable({ messages, isBusy }: { messages: readonly Sms[]; isBusy: boolean }) {
  return (
    <Table label={smsTexts.title} columns={columns()} isBusy={isBusy}>
      {messages.map((sms) => (
        <SmsTableRow key={sms._id} sms={sms} />
      ))}
    </Table>
  );
}

function SmsTableRow({ sms }: { sms: Sms }) {
  const { at, kind, phone, language, text, segments, state, note, order } = sms;
  return (
    <Row>
      <Cell className="text-muted lg:whitespace-nowrap">
        <time dateTime={at}>{formatMoment(at)}</time>
      </Cell>
      <Cell className="text-right lg:text-left">
        {smsKindTexts[kind]}
        {order && (
          <AdminLink
            to={`/admin/orders?search=${order.orderNumber}&order=${order._id}`}
            className="block text-xs underline underline-offset-4"
          >
            {order.orderNumber}
          </AdminLink>
        )}
      </Cell>
      <Cell label={smsTexts.to} className="tabular-nums lg:whitespace-nowrap">
        {digits(phone ?? '–')}
      </Cell>
      <Cell className="col-span-2 lg:max-w-md">
        <p lang={language ?? undefined} className="whitespace-pre-line wrap-anywhere">
          {text || <span className="text-muted">{smsTexts.noText}</span>}
        </p>
        {segments > 0 && <p className="text-muted text-xs">{smsTexts.segmentsOf(segments)}</p>}
      </Cell>
      <Cell className="col-span-2 lg:max-w-48">
        <Badge tone={tones[state]}>{smsStateTexts[state]}</Badge>
        {note && <p className="pt-1 text-muted text-xs wrap-anywhere">{smsNoteInWords(note)}</p>}
      </Cell>
    </Row>
  );
}
