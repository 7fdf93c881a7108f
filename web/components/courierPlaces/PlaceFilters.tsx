import { courierLabel, courierValues } from '#domain/couriers.ts';
import { districtNames } from '#domain/districts.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { firstCourier } from './placesHref.ts';

const others = courierValues
  .filter((value) => value !== firstCourier)
  .map((value) => ({ value, label: courierLabel(value) }));
const districts = districtNames.map((value) => ({ value, label: value }));

export function PlaceFilters() {
  return (
    <FilterForm label="Filter places">
      <SearchField label="Search places" placeholder="Thana, district or zone" />
      <FilterSelect label="Courier" name="courier" all={courierLabel(firstCourier)} choices={others} />
      <FilterSelect label="District" name="district" all="All districts" choices={districts} />
      <FilterSelect
        label="Changes"
        name="changed"
        all="All places"
        choices={[{ value: 'yes', label: 'Changed by you' }]}
      />
    </FilterForm>
  );
}
