import Pencil from 'virtual:lucide/pencil';
import Undo2 from 'virtual:lucide/undo-2';
import { useFetcher } from 'react-router';
import type { PlaceRow } from '#domain/courierPlaceRows.ts';
import type { Courier } from '#domain/couriers.ts';
import { placeName } from '#domain/thanas.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Cell, Row } from '#web/ui/Table.tsx';

interface PlaceTableRowProps {
  courier: Courier;
  row: PlaceRow;
  onEdit: () => void;
}

/** One place: its name in the shop, its name at the courier, and what can be done with it. */
export function PlaceTableRow({ courier, row, onEdit }: PlaceTableRowProps) {
  const name = placeName(row);
  const zone = zoneText(row);
  return (
    <Row>
      <Cell className="wrap-anywhere col-span-2 font-medium">
        {name}{' '}
        {row.thana === '' && (
          <span className="font-normal text-muted">{courierPlacesTexts.wholeDistrict}</span>
        )}
      </Cell>
      <Cell label={courierPlacesTexts.atTheCourier} className="wrap-anywhere col-span-2">
        {zone && <span lang={row.courierZone ? 'en' : undefined}>{zone}, </span>}
        <span lang="en">{row.courierDistrict}</span>{' '}
        {row.isChanged && <Badge>{courierPlacesTexts.changed}</Badge>}
        {row.otherZones.length > 0 && (
          <span className="block text-muted text-xs">
            {(row.courierZone ? courierPlacesTexts.otherZones : courierPlacesTexts.oneOf)(
              row.otherZones.join(', '),
            )}
          </span>
        )}
      </Cell>
      <Cell className="col-span-2">
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" size="sm" aria-label={courierPlacesTexts.editPlace(name)} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {courierPlacesTexts.edit}
          </Button>
          {row.isChanged && <ResetButton courier={courier} row={row} name={name} />}
        </div>
      </Cell>
    </Row>
  );
}

const zoneText = ({ thana, courierZone, otherZones }: PlaceRow): string => {
  if (thana === '' || courierZone) return courierZone;
  return otherZones.length > 0 ? courierPlacesTexts.asTheAddressSays : courierPlacesTexts.unknown;
};

function ResetButton({ courier, row, name }: { courier: Courier; row: PlaceRow; name: string }) {
  const fetcher = useFetcher();
  const reset = async () => {
    if (
      !(await confirm(courierPlacesTexts.resetQuestion(name), {
        yes: courierPlacesTexts.reset,
        no: courierPlacesTexts.keep,
      }))
    )
      return;
    const { district, thana } = row;
    const action = '/admin/orders/couriers/places';
    await fetcher.submit({ intent: 'reset', courier, district, thana }, { method: 'post', action });
  };
  return (
    <Button
      look="outline"
      size="sm"
      busy={fetcher.state !== 'idle'}
      aria-label={courierPlacesTexts.resetPlace(name)}
      onClick={() => void reset()}
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {courierPlacesTexts.reset}
    </Button>
  );
}
