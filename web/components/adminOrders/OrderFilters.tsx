import { confirmationLabel, confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { MoreOrderFilters } from './MoreOrderFilters.tsx';
import { moreFilterNames } from './moreFilters.ts';

export const orderFilterNames = [
  'search',
  'status',
  'confirmation',
  'startDate',
  'endDate',
  ...moreFilterNames,
] as const;

const statuses = orderStatusValues.map((value) => ({ value, label: statusLabel(value) }));

const calls = confirmationValues.map((value) => ({ value, label: confirmationLabel(value) }));

export function OrderFilters() {
  return (
    <FilterForm label={adminOrdersTexts.filterOrders}>
      <SearchField label={adminOrdersTexts.searchOrders} placeholder={adminOrdersTexts.searchPlaceholder} />
      <FilterSelect
        label={adminOrdersTexts.status}
        name="status"
        all={adminOrdersTexts.allStatuses}
        choices={statuses}
      />
      <FilterSelect
        label={adminOrdersTexts.call}
        name="confirmation"
        all={adminOrdersTexts.allCalls}
        choices={calls}
      />
      <DateFields />
      <MoreOrderFilters />
    </FilterForm>
  );
}
