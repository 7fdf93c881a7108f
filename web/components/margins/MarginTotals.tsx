import { isCostUnknown } from '#domain/margins.ts';
import { formatExactTaka } from '#domain/money.ts';
import { adminTexts } from '#texts/admin.ts';
import { marginsTexts } from '#texts/margins.ts';
import type { Margins } from '#web/api/responses.ts';

const figures = [
  { name: 'revenue', label: marginsTexts.revenue, includes: marginsTexts.includes.revenue },
  { name: 'withoutCost', label: marginsTexts.withoutKnownCost, includes: marginsTexts.includes.withoutCost },
  { name: 'cost', label: marginsTexts.cost, includes: marginsTexts.includes.cost },
  { name: 'courier', label: marginsTexts.courier, includes: marginsTexts.includes.courier },
  { name: 'margin', label: marginsTexts.margin, includes: marginsTexts.includes.margin },
] as const;

/** The totals, each with what it includes. */
export function MarginTotals({ total }: { total: Margins['total'] }) {
  return (
    <section aria-label={marginsTexts.totals} className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {figures.map(({ name, label, includes }) => (
          <div
            key={name}
            className="flex flex-col gap-1 rounded-md border border-line bg-paper p-4 last:col-span-2 last:lg:col-span-1"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="font-medium text-xl">
                {name === 'margin' && isCostUnknown(total)
                  ? marginsTexts.costUnknown
                  : formatExactTaka(total[name])}
              </span>
              {name === 'margin' && total.percent !== null && (
                <span className="text-muted text-sm">{marginsTexts.percentOf(total.percent)}</span>
              )}
            </dd>
            <dd className="text-muted text-xs">{adminTexts.sentence(includes)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {adminTexts.sentence(marginsTexts.includes.leftOut)}{' '}
        {total.withoutCost > 0 && marginsTexts.includes.enterCosts}
      </p>
    </section>
  );
}
