import { formatMoment } from '#domain/dates.ts';
import { webhookEvents } from '#domain/webhooks.ts';
import type { Webhook } from '#web/api/responses.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

type Delivery = Webhook['deliveries'][number];

const columns: readonly Column[] = [
  { label: 'Message' },
  { label: 'State' },
  { label: 'Answer' },
  { label: 'Attempts', className: 'text-right' },
];

const states: Record<Delivery['state'], { label: string; tone: BadgeTone }> = {
  queued: { label: 'Waiting', tone: 'caution' },
  sent: { label: 'Accepted', tone: 'good' },
  dropped: { label: 'Given up', tone: 'bad' },
};

const nameOf = (event: string): string =>
  (webhookEvents as Readonly<Record<string, string>>)[event] ?? 'A test';

/** Newest first. */
export function WebhookDeliveries({ deliveries, url }: { deliveries: readonly Delivery[]; url: string }) {
  if (deliveries.length === 0) return <p className="text-muted text-sm">Nothing has been sent yet.</p>;
  return (
    <Table label={`The last messages to ${url}`} columns={columns}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery._id} delivery={delivery} />
      ))}
    </Table>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { event, state, attempts, status, note, queuedAt, nextAt } = delivery;
  return (
    <Row>
      <Cell>
        {nameOf(event)}
        <span className="block text-muted text-xs">{formatMoment(queuedAt)}</span>
      </Cell>
      <Cell>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        {nextAt && (
          <span className="block pt-1 text-muted text-xs">{`It is tried again on ${formatMoment(nextAt)}.`}</span>
        )}
      </Cell>
      <Cell label="Answer" className="wrap-anywhere tabular-nums">
        {note || (status ?? 'None yet')}
      </Cell>
      <Cell label="Attempts" className="tabular-nums lg:text-right">
        {attempts}
      </Cell>
    </Row>
  );
}
