import { formatTaka } from '#domain/money.ts';
import { adminTodayTexts } from '#texts/adminToday.ts';
import { grouped } from '#texts/numbers.ts';
import { Link } from '#web/ui/Link.tsx';
import type { TodayStep } from './todaySteps.ts';

/** One step of the day. The whole card leads to its orders; its parts have links of their own. */
export function TodayCard({ step }: { step: TodayStep }) {
  const { label, hint, orders, noun = adminTodayTexts.order, amount, amountIs, to, parts } = step;
  return (
    <li className="relative flex flex-col gap-1 rounded-md border border-line bg-paper p-4 transition-colors hover:border-edge">
      <h2 className="text-lg">
        <Link to={to} className="after:absolute after:inset-0">
          {label}
        </Link>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-medium text-2xl">{grouped(orders)}</span> {noun(orders)}
        {amount !== undefined && (
          <span className="ml-auto">
            {formatTaka(amount)} <span className="text-muted text-sm">{amountIs}</span>
          </span>
        )}
      </p>
      <p className="text-muted text-sm">{hint}</p>
      {parts.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part.label}>
              <Link
                to={part.to}
                className="relative inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm hover:border-edge pointer-coarse:min-h-11"
              >
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
