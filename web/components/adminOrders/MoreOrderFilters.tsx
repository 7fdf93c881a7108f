import ChevronDown from 'virtual:lucide/chevron-down';
import { useLocation } from 'react-router';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { FiltersInUse } from './FiltersInUse.tsx';
import { moreFilters } from './moreFilters.ts';

/** The filters that are needed less often, and those of them that are set. */
export function MoreOrderFilters() {
  const { search } = useLocation();
  return (
    <div className="flex grow basis-full flex-col gap-3">
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-sm">
          {adminOrdersTexts.moreFilters}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-wrap gap-3 pt-2">
          {moreFilters.map((filter) => (
            <FilterSelect key={filter.name} {...filter} />
          ))}
          <input
            type="hidden"
            name="product"
            defaultValue={new URLSearchParams(search).get('product') ?? ''}
          />
        </div>
      </details>
      <FiltersInUse />
    </div>
  );
}
