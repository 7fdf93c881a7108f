import { courierLabel, courierValues } from '#domain/couriers.ts';
import { districtChoices } from '#domain/districts.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { firstCourier } from './placesHref.ts';

const others = courierValues
  .filter((value) => value !== firstCourier)
  .map((value) => ({ value, label: courierLabel(value) }));

export function PlaceFilters() {
  return (
    <FilterForm label={courierPlacesTexts.filterPlaces}>
      <SearchField
        label={courierPlacesTexts.searchPlaces}
        placeholder={courierPlacesTexts.searchPlaceholder}
      />
      <FilterSelect
        label={courierPlacesTexts.courier}
        name="courier"
        all={courierLabel(firstCourier)}
        choices={others}
      />
      <FilterSelect
        label={courierPlacesTexts.district}
        name="district"
        all={courierPlacesTexts.allDistricts}
        choices={districtChoices()}
      />
      <FilterSelect
        label={courierPlacesTexts.changes}
        name="changed"
        all={courierPlacesTexts.allPlaces}
        choices={[{ value: 'yes', label: courierPlacesTexts.changedByYou }]}
      />
    </FilterForm>
  );
}
