import type { PlaceRow } from '#domain/courierPlaceRows.ts';
import type { Courier } from '#domain/couriers.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { PlaceTableRow } from './PlaceTableRow.tsx';

const columns: readonly Column[] = [
  { label: courierPlacesTexts.yourPlace },
  { label: courierPlacesTexts.atTheCourier },
  { label: courierPlacesTexts.actions, isLabelHidden: true },
];

interface PlacesTableProps {
  courier: Courier;
  rows: readonly PlaceRow[];
  onEdit: (row: PlaceRow) => void;
}

export function PlacesTable({ courier, rows, onEdit }: PlacesTableProps) {
  return (
    <Table label={courierPlacesTexts.places} columns={columns}>
      {rows.map((row) => (
        <PlaceTableRow
          key={`${row.district}/${row.thana}`}
          courier={courier}
          row={row}
          onEdit={() => onEdit(row)}
        />
      ))}
    </Table>
  );
}
