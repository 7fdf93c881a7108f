import { formatMoment } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { callResultLabel } from '#domain/orderCalls.ts';
import { movesTo } from '#domain/orderChanges.ts';
import { changeText } from '#domain/orderChangeTexts.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { returnedStockText } from '#domain/returnedStock.ts';
import { changeReasonLabel } from '#domain/unconfirmedOrders.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { OrderSection } from './OrderSection.tsx';

interface Event {
  key: string;
  at: string;
  by: string | null | undefined;
  what: string;
}

/** True if a change says the same as this status: both come from one command. */
const isOfChange = ({ changes }: AdminOrder, { status, at }: AdminOrder['history'][number]): boolean =>
  changes.some((change) => change.at === at && movesTo(change.kind) === status);

/** What became of the pieces of a return or an exchange: both are written at one moment. */
function stockOf({ returns, orderItems }: AdminOrder, { kind, at }: AdminOrder['changes'][number]) {
  if (kind !== 'returned' && kind !== 'exchanged') return undefined;
  const back = returns.find((one) => one.at === at);
  return back && returnedStockText(back.lines, orderItems);
}

/** What the shop no longer waits for. It is stored with the settlement, not with the changes. */
function writeOffOf({ settlement }: AdminOrder): Event[] {
  if (!settlement?.writtenOff) return [];
  const { amount, at, by } = settlement.writtenOff;
  return [{ key: 'write-off', at, by, what: orderDialogTexts.wroteOff(formatTaka(amount)) }];
}

/** Statuses, changes, a write-off, calls and notes in order of time. */
function eventsOf(order: AdminOrder, opened: OpenedOrder | null): Event[] {
  const { history, changes } = order;
  const moves = history.map(({ status, at, by, reason }, place) => ({
    key: `status ${place}`,
    at,
    by: reason ? orderDialogTexts.byShop : by,
    what:
      place === 0
        ? orderDialogTexts.placed
        : [statusLabel(status), ...(reason ? [changeReasonLabel(reason)] : [])].join(': '),
  }));
  const ownMoves = moves.filter((_, place) => !history[place] || !isOfChange(order, history[place]));
  const changed = changes.map((change, place) => {
    return {
      key: `change ${place}`,
      at: change.at,
      by: change.by,
      what: changeText(change, stockOf(order, change)),
    };
  });
  const calls = opened?.calls.map(({ _id, at, by, outcome }) => {
    return { key: `call ${_id}`, at, by, what: orderDialogTexts.calledWith(callResultLabel(outcome)) };
  });
  const notes = opened?.notes.map(({ _id, at, by }) => ({
    key: `note ${_id}`,
    at,
    by,
    what: orderDialogTexts.privateNote,
  }));
  return [...ownMoves, ...changed, ...writeOffOf(order), ...(calls ?? []), ...(notes ?? [])].sort(
    (one, other) => one.at.localeCompare(other.at),
  );
}

interface OrderHistoryProps {
  order: AdminOrder;
  opened: OpenedOrder | null;
}

/** The order's events: what, when and by whom. */
export function OrderHistory({ order, opened }: OrderHistoryProps) {
  return (
    <OrderSection title={orderDialogTexts.history}>
      <ol aria-label={orderDialogTexts.history} className="flex flex-col gap-3 border-line border-l-2 pl-4">
        {eventsOf(order, opened).map(({ key, at, by, what }) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.3125rem] size-2 rounded-full bg-accent"
            />
            <span className="font-medium wrap-anywhere">{what}</span>{' '}
            <span className="text-muted">
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && adminTexts.by(by)}
            </span>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
