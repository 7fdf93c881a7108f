import { formatMoment } from '#domain/dates.ts';
import { digits } from '#texts/numbers.ts';
import { webhookEventTexts, webhooksTexts } from '#texts/webhooks.ts';
import type { Webhook } from '#web/api/responses.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

type Delivery = Webhook['deliveries'][number];

const columns: readonly Column[] = [
  { label: webhooksTexts.message },
  { label: webhooksTexts.state },
  { label: webhooksTexts.answer },
  { label: webhooksTexts.attempts, className: 'text-right' },
];

const states: Record<Delivery['state'], { label: string; tone: BadgeTone }> = {
  queued: { label: webhooksTexts.waiting, tone: 'caution' },
  sent: { label: webhooksTexts.accepted, tone: 'good' },
  dropped: { label: webhooksTexts.givenUp, tone: 'bad' },
};

const nameOf = (event: string): string =>
  (webhookEventTexts as Readonly<Record<string, string>>)[event] ?? webhooksTexts.aTest;

/** Newest first. */
export function WebhookDeliveries({ deliveries, url }: { deliveries: readonly Delivery[]; url: string }) {
  if (deliveries.length === 0) return <p className="text-muted text-sm">{webhooksTexts.nothingSent}</p>;
  return (
    <Table label={webhooksTexts.lastMessages(url)} columns={columns}>
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
          <span className="block pt-1 text-muted text-xs">
            {webhooksTexts.triedAgain(formatMoment(nextAt))}
          </span>
        )}
      </Cell>
      <Cell label={webhooksTexts.answer} className="wrap-anywhere tabular-nums">
        {note || (status === null ? webhooksTexts.noneYet : digits(status))}
      </Cell>
      <Cell label={webhooksTexts.attempts} className="tabular-nums lg:text-right">
        {digits(attempts)}
      </Cell>
    </Row>
  );
}
