import { useSearchParams } from 'react-router';
import { confirmationLabel, confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export const orderFilterNames = ['search', 'status', 'confirmation', 'startDate', 'endDate'] as const;

const statuses = orderStatusValues.map((value) => ({ value, label: statusLabel(value) }));

const calls = confirmationValues.map((value) => ({ value, label: confirmationLabel(value) }));

export function OrderFilters() {
  const [query] = useSearchParams();
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  return (
    <FilterForm label="Filter orders">
      <SearchField label="Search orders" placeholder="Order number, name or phone" />
      <FilterSelect label="Status" name="status" all="All statuses" choices={statuses} />
      <FilterSelect label="Call" name="confirmation" all="Any call" choices={calls} />
      <Field label="From" className="min-w-36 grow basis-36 lg:grow-0 lg:basis-44">
        <TextInput type="date" name="startDate" defaultValue={startDate} max={endDate || undefined} />
      </Field>
      <Field label="To" className="min-w-36 grow basis-36 lg:grow-0 lg:basis-44">
        <TextInput type="date" name="endDate" defaultValue={endDate} min={startDate || undefined} />
      </Field>
    </FilterForm>
  );
}
