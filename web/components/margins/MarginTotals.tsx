import { marginTexts } from '#domain/margins.ts';
import { formatExactTaka } from '#domain/money.ts';
import type { Margins } from '#web/api/responses.ts';

const figures = [
  { name: 'revenue', label: 'Revenue', includes: marginTexts.revenue },
  { name: 'withoutCost', label: 'Without known cost', includes: marginTexts.withoutCost },
  { name: 'cost', label: 'Cost', includes: marginTexts.cost },
  { name: 'courier', label: 'Courier', includes: marginTexts.courier },
  { name: 'margin', label: 'Margin', includes: marginTexts.margin },
] as const;

/** The totals, each with what it includes. */
export function MarginTotals({ total }: { total: Margins['total'] }) {
  return (
    <section aria-label="Totals" className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {figures.map(({ name, label, includes }) => (
          <div
            key={name}
            className="flex flex-col gap-1 rounded-md border border-line bg-paper p-4 last:col-span-2 last:lg:col-span-1"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="font-medium text-xl">{formatExactTaka(total[name])}</span>
              {name === 'margin' && total.percent !== null && (
                <span className="text-muted text-sm">{total.percent} %</span>
              )}
            </dd>
            <dd className="text-muted text-xs">{includes}.</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {marginTexts.leftOut}. {total.withoutCost > 0 && marginTexts.enterCosts}
      </p>
    </section>
  );
}
