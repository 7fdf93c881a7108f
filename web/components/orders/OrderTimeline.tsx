import { clsx } from 'clsx';
import { formatMoment } from '#domain/dates.ts';
import { type OrderStatus, statusLabel, timelineSteps } from '#domain/orderStatus.ts';

interface OrderTimelineProps {
  status: OrderStatus;
  history: readonly { status: OrderStatus; at: string }[];
}

interface Step {
  status: OrderStatus;
  /** Null while it is still to come, or was passed over. */
  at: string | null;
  isDone: boolean;
}

/** The last time it came to a status counts: an owner may have moved it back once. */
function stepsOf({ status, history }: OrderTimelineProps): Step[] {
  const timeOf = (step: OrderStatus) => history.findLast((change) => change.status === step)?.at ?? null;
  if (status === 'cancelled') {
    const before = timelineSteps.filter((step) => timeOf(step) !== null);
    return [...before, 'cancelled' as const].map((step) => ({
      status: step,
      at: timeOf(step),
      isDone: true,
    }));
  }
  const reached = timelineSteps.indexOf(status);
  return timelineSteps.map((step, place) => ({
    status: step,
    at: place <= reached ? timeOf(step) : null,
    isDone: place <= reached,
  }));
}

const wording = (status: OrderStatus) => (status === 'pending' ? 'Placed' : statusLabel(status));

/** Where an order has been and what is still to come. */
export function OrderTimeline(props: OrderTimelineProps) {
  const steps = stepsOf(props);
  return (
    <ol aria-label="Progress of the order" className="flex flex-col">
      {steps.map(({ status, at, isDone }, place) => (
        <li
          key={status}
          aria-current={status === props.status ? 'step' : undefined}
          className="relative flex gap-4 pb-5 last:pb-0"
        >
          {place < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-3 bottom-[-0.5rem] left-[5px] w-0.5',
                steps[place + 1]?.isDone ? 'bg-accent' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'relative mt-2 size-3 shrink-0 rounded-full border-2',
              isDone ? 'border-accent bg-accent' : 'border-edge bg-paper',
            )}
          />
          <p className={clsx('flex grow flex-wrap justify-between gap-x-4', !isDone && 'text-muted')}>
            <span className={clsx(status === props.status && 'font-medium')}>
              {wording(status)}
              {!isDone && <span className="sr-only">, still to come</span>}
            </span>
            {at && (
              <time dateTime={at} className="text-muted text-sm">
                {formatMoment(at)}
              </time>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
