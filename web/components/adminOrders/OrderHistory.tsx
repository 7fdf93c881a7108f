import { formatMoment } from '#domain/dates.ts';
import { confirmations } from '#domain/orderCalls.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { DeskSection } from './DeskSection.tsx';
import type { DeskOrder, OpenedOrder } from './deskOrder.ts';

interface Event {
  key: string;
  at: string;
  by: string | null | undefined;
  what: string;
}

/** Changes of its status, calls and notes, as they followed one another. */
function eventsOf({ history }: DeskOrder, opened: OpenedOrder | null): Event[] {
  const moves = history.map(({ status, at, by }, place) => ({
    key: `status ${place}`,
    at,
    by,
    what: place === 0 ? 'Placed' : statusLabel(status),
  }));
  const calls = opened?.calls.map(({ _id, at, by, outcome }) => {
    return { key: `call ${_id}`, at, by, what: `Call: ${confirmations[outcome].deed}` };
  });
  const notes = opened?.notes.map(({ _id, at, by }) => ({
    key: `note ${_id}`,
    at,
    by,
    what: 'Private note',
  }));
  return [...moves, ...(calls ?? []), ...(notes ?? [])].sort((one, other) => one.at.localeCompare(other.at));
}

interface OrderHistoryProps {
  order: DeskOrder;
  opened: OpenedOrder | null;
}

/** All that happened with it: what, when, and who did it. */
export function OrderHistory({ order, opened }: OrderHistoryProps) {
  return (
    <DeskSection title="History">
      <ol aria-label="History" className="flex flex-col gap-3 border-line border-l-2 pl-4">
        {eventsOf(order, opened).map(({ key, at, by, what }) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.3125rem] size-2 rounded-full bg-accent"
            />
            <span className="font-medium">{what}</span>{' '}
            <span className="text-muted">
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && `, by ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </DeskSection>
  );
}
