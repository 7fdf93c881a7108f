import { confirmationLabel, confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { MoreOrderFilters, moreFilterNames } from './MoreOrderFilters.tsx';

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
    <FilterForm label="Filter orders">
      <SearchField label="Search orders" placeholder="Number, name, phone, email or place" />
      <FilterSelect label="Status" name="status" all="All statuses" choices={statuses} />
      <FilterSelect label="Call" name="confirmation" all="All calls" choices={calls} />
      <DateFields />
      <MoreOrderFilters />
    </FilterForm>
  );
}
