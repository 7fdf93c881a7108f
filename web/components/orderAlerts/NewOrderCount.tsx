import { useStore } from 'zustand';
import { grouped } from '#texts/numbers.ts';
import { orderAlertsTexts } from '#texts/orderAlerts.ts';
import { newOrderCount } from './newOrderCount.ts';

/** Lies over the corner of its link, so that nothing moves when it comes. */
export function NewOrderCount() {
  const { count } = useStore(newOrderCount);
  if (count === 0) return null;
  return (
    <span className="pointer-events-none absolute top-1 left-full -ml-1 min-w-5 rounded-full bg-bad px-1 text-center text-paper text-xs tabular-nums">
      {grouped(count)}
      <span className="sr-only">{orderAlertsTexts.newOnes}</span>
    </span>
  );
}
