import { clsx } from 'clsx';
import { formatMoment } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { type StatusChange, type TimelineStep, timelineOf } from '#domain/orderTimeline.ts';
import { changeReasonLabel } from '#domain/unconfirmedOrders.ts';
import { ordersTexts } from '#texts/orders.ts';

interface OrderTimelineProps {
  status: OrderStatus;
  history: readonly StatusChange[];
  returnedToShop: boolean;
}

/** Past and coming steps of an order. */
export function OrderTimeline({ status, history, returnedToShop }: OrderTimelineProps) {
  const steps = timelineOf(status, history, returnedToShop);
  return (
    <ol aria-label={ordersTexts.progress} className="flex flex-col">
      {steps.map((step, place) => (
        <Step key={step.status} step={step} next={steps[place + 1]} isCurrent={step.status === status} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: TimelineStep;
  /** The step that a line leads to; absent for the last one. */
  next?: TimelineStep;
  isCurrent: boolean;
}

function Step({ step: { label, at, reason, isDone }, next, isCurrent }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="relative flex gap-4 pb-5 last:pb-0">
      {next && (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-3 bottom-[-0.5rem] left-[5px] w-0.5',
            next.isDone ? 'bg-accent' : 'bg-line',
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
        <span className={clsx(isCurrent && 'font-medium')}>
          {label}
          {!isDone && <span className="sr-only">{ordersTexts.notYet}</span>}
          {reason && (
            <span className="block font-normal text-muted text-sm">{changeReasonLabel(reason)}</span>
          )}
        </span>
        {at && (
          <time dateTime={at} className="text-muted text-sm">
            {formatMoment(at)}
          </time>
        )}
      </p>
    </li>
  );
}
