import { formatMoment } from '#domain/dates.ts';
import { callResultLabel } from '#domain/orderCalls.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { OpenedOrder } from '#web/api/responses.ts';

/** All call attempts, oldest first. */
export function CallList({ calls }: { calls: OpenedOrder['calls'] }) {
  if (calls.length === 0) return null;
  return (
    <ol aria-label={orderDialogTexts.calls} className="flex flex-col gap-2">
      {calls.map(({ _id, at, by, outcome, note }) => (
        <li key={_id} className="rounded-sm border border-line px-3 py-2">
          <span className="font-medium">{callResultLabel(outcome)}</span>{' '}
          <span className="text-muted">
            <time dateTime={at}>{formatMoment(at)}</time>
            {by && adminTexts.by(by)}
          </span>
          {note && <span className="block wrap-anywhere">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
