import ChevronDown from 'virtual:lucide/chevron-down';
import X from 'virtual:lucide/x';
import { useLocation } from 'react-router';
import { districtChoices } from '#domain/districts.ts';
import { closingReasonLabel, closingReasonValues } from '#domain/orderClosing.ts';
import { orderSourceLabel, orderSourceValues } from '#domain/orderSources.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { Link } from '#web/ui/Link.tsx';

interface Choice {
  value: string;
  label: string;
}

interface Filter {
  name: string;
  label: string;
  all: string;
  choices: readonly Choice[];
}

/** Each label is also that of the chosen filter, so it says what is filtered. */
const filters = [
  {
    name: 'source',
    label: adminOrdersTexts.source,
    all: adminOrdersTexts.fromAnywhere,
    choices: orderSourceValues.map((value) => ({ value, label: orderSourceLabel(value) })),
  },
  {
    name: 'booked',
    label: adminOrdersTexts.courier,
    all: adminOrdersTexts.bookedOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.notBooked },
      { value: 'yes', label: adminOrdersTexts.booked },
    ],
  },
  {
    name: 'printed',
    label: adminOrdersTexts.printed,
    all: adminOrdersTexts.printedOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.notPrinted },
      { value: 'yes', label: adminOrdersTexts.printed },
    ],
  },
  {
    name: 'settled',
    label: adminOrdersTexts.cash,
    all: adminOrdersTexts.settledOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.cashOutstanding },
      { value: 'yes', label: adminOrdersTexts.settled },
    ],
  },
  {
    name: 'area',
    label: adminOrdersTexts.area,
    all: adminOrdersTexts.allAreas,
    choices: [
      { value: 'dhaka', label: adminOrdersTexts.dhaka },
      { value: 'outside', label: adminOrdersTexts.outsideDhaka },
    ],
  },
  {
    name: 'district',
    label: adminOrdersTexts.district,
    all: adminOrdersTexts.allDistricts,
    choices: districtChoices(),
  },
  {
    name: 'closing',
    label: adminOrdersTexts.endedBecause,
    all: adminOrdersTexts.endedForAnyReason,
    choices: [
      { value: 'came_back', label: orderStatusTexts.returnedToShop },
      ...closingReasonValues.map((value) => ({ value, label: closingReasonLabel(value) })),
    ],
  },
  {
    name: 'returned',
    label: adminOrdersTexts.returns,
    all: adminOrdersTexts.withOrWithoutReturns,
    choices: [{ value: 'week', label: adminOrdersTexts.cameBackInWeek }],
  },
] as const satisfies readonly Filter[];

/** `product` is set by links alone. */
export const moreFilterNames = [...filters.map(({ name }) => name), 'product'] as const;

/** What is chosen of these filters, as text. */
function chosenIn(query: URLSearchParams): Choice[] {
  const chosen = filters.flatMap(({ name, choices }: Filter) => {
    const value = query.get(name);
    if (!value) return [];
    return [{ value: name, label: choices.find((choice) => choice.value === value)?.label ?? value }];
  });
  return query.get('product')
    ? [...chosen, { value: 'product', label: adminOrdersTexts.withOneProduct }]
    : chosen;
}

/** The filters that are needed less often, and those of them that are set. */
export function MoreOrderFilters() {
  const { search } = useLocation();
  const chosen = chosenIn(new URLSearchParams(search));
  return (
    <div className="flex grow basis-full flex-col gap-3">
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-sm">
          {adminOrdersTexts.moreFilters}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-wrap gap-3 pt-2">
          {filters.map((filter) => (
            <FilterSelect key={filter.name} {...filter} className="basis-40" />
          ))}
          <input
            type="hidden"
            name="product"
            defaultValue={new URLSearchParams(search).get('product') ?? ''}
          />
        </div>
      </details>
      {chosen.length > 0 && (
        <ul aria-label={adminOrdersTexts.filtersInUse} className="flex flex-wrap gap-2">
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={withQuery(search, { [value]: '', page: '' })}
                preventScrollReset
                prefetch="none"
                aria-label={adminOrdersTexts.removeTheFilter(label)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-sm bg-sand px-3 text-sm pointer-coarse:min-h-11"
              >
                {label}
                <X aria-hidden="true" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
