import { formatMoment } from '#domain/dates.ts';
import { FAILING_DAYS } from '#domain/webhooks.ts';
import { webhookEventTexts, webhooksTexts } from '#texts/webhooks.ts';
import type { Webhook } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

/** One webhook: its address, its events, its delivery state and its last messages. */
export function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { url, events, active, failingSince } = webhook;
  const isFailing = active && failingSince !== null;
  return (
    <article
      aria-label={url}
      className="flex flex-col gap-4 rounded-md border border-line bg-paper p-4 sm:p-6"
    >
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="wrap-anywhere min-w-0 font-medium text-base">{url}</h2>
          <Badge tone={isFailing ? 'caution' : active ? 'good' : 'plain'}>
            {isFailing ? webhooksTexts.failing : active ? webhooksTexts.on : webhooksTexts.off}
          </Badge>
        </div>
        <WebhookTrouble webhook={webhook} />
        <ul className="list-inside list-disc text-muted text-sm">
          {events.map((event) => (
            <li key={event}>{webhookEventTexts[event]}</li>
          ))}
        </ul>
      </header>
      <WebhookActions webhook={webhook} onEdit={onEdit} onSecret={onSecret} />
      <WebhookDeliveries deliveries={webhook.deliveries} url={url} />
    </article>
  );
}

function WebhookTrouble({ webhook: { active, failingSince, switchedOffAt } }: { webhook: Webhook }) {
  if (switchedOffAt)
    return (
      <p className="text-bad text-sm">
        {webhooksTexts.switchedOff(formatMoment(switchedOffAt), FAILING_DAYS)}
      </p>
    );
  if (!active || !failingSince) return null;
  return (
    <p className="text-caution text-sm">
      {webhooksTexts.failingSince(formatMoment(failingSince), FAILING_DAYS)}
    </p>
  );
}
