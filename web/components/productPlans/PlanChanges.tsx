import { grouped } from '#texts/numbers.ts';
import { productPlansTexts } from '#texts/productPlans.ts';
import type { Plan } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';

type Change = Plan['changes'][number];

/** The changes of each field, per product. */
export function PlanChanges({ plan: { changes, created, changed } }: { plan: Plan }) {
  const all = created + changed;
  return (
    <section aria-label={productPlansTexts.changes} className="flex flex-col gap-2">
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {changes.map((change) => (
          <ProductChange key={`${change.row} ${change._id}`} change={change} />
        ))}
      </ul>
      {all > changes.length && (
        <p className="text-muted text-sm">
          {productPlansTexts.showingTheFirst(changes.length, grouped(all))}
        </p>
      )}
    </section>
  );
}

function ProductChange({ change: { row, name, isNew, fields } }: { change: Change }) {
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {row !== null && <span className="text-muted tabular-nums">{productPlansTexts.rowNumber(row)}</span>}
        <span className="min-w-0 break-words">{name}</span>
        {isNew && <Badge tone="good">{productPlansTexts.newProduct}</Badge>}
      </p>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {fields.map(({ field, from, to }) => (
          <div key={field} className="contents">
            <dt className="text-muted">{field}</dt>
            <dd className="line-clamp-3 min-w-0 break-words">
              {!isNew && <ChangedFrom from={from} />}
              {to || <em className="text-muted">{productPlansTexts.empty}</em>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function ChangedFrom({ from }: { from: string }) {
  return (
    <>
      <span className="sr-only">{productPlansTexts.from}</span>
      <span className="text-muted">{from || <em>{productPlansTexts.empty}</em>}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">{productPlansTexts.to}</span>
    </>
  );
}
