import type { PlaceAnswer, UnknownPlace } from '#domain/courierParcels.ts';
import { type CourierPlace, courierDistrict, courierZones } from '#domain/courierPlaces.ts';
import type { Courier } from '#domain/couriers.ts';
import { thanaLabel } from '#domain/thanas.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

interface UnknownPlaceRowProps {
  courier: Courier;
  unknown: UnknownPlace<AdminOrder>;
  answer: PlaceAnswer | undefined;
  onAnswer: (answer: PlaceAnswer | null) => void;
}

const LEAVE_OUT = 'leave out';
const keyOf = ({ district, zone }: CourierPlace): string => `${district}>${zone}`;

function placeOf(key: string): CourierPlace {
  const [district = '', zone = ''] = key.split('>');
  return { district, zone };
}

/** One order whose place the courier does not know, with a choice of its zone. */
export function UnknownPlaceRow({
  courier,
  unknown: { order, candidates },
  answer,
  onAnswer,
}: UnknownPlaceRowProps) {
  const { fullName, address, thana, district, placeName } = order.shippingAddress;
  const likely = candidates.map(keyOf);
  const here = courierDistrict(courier, district);
  const others = courierZones(courier, district)
    .map((zone) => keyOf({ district: here, zone }))
    .filter((key) => !likely.includes(key));
  const choose = (key: string) => {
    if (key === '') return onAnswer(null);
    if (key === LEAVE_OUT) return onAnswer({ place: null, remember: false });
    onAnswer({ place: placeOf(key), remember: answer?.remember ?? false });
  };
  return (
    <li className="grid items-start gap-3 rounded-sm border border-line p-3 sm:grid-cols-2">
      <p className="wrap-anywhere text-sm">
        <span className="font-medium">{order.orderNumber}</span> {fullName}
        <br />
        {address}, {placeName}
      </p>
      <div>
        <Field label={courierFileTexts.zoneOf(order.orderNumber)}>
          <Select
            value={answer ? (answer.place ? keyOf(answer.place) : LEAVE_OUT) : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{courierFileTexts.chooseAZone}</option>
            <Zones label={courierFileTexts.likely} keys={likely} />
            <Zones label={courierFileTexts.allOf(here)} keys={others} />
            <option value={LEAVE_OUT}>{courierFileTexts.leaveThisOrderOut}</option>
          </Select>
        </Field>
        {answer?.place && (
          <Checkbox
            label={courierFileTexts.rememberFor(thanaLabel(district, thana))}
            checked={answer.remember}
            onChange={({ target }) => onAnswer({ ...answer, remember: target.checked })}
          />
        )}
      </div>
    </li>
  );
}

function Zones({ label, keys }: { label: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <optgroup label={label}>
      {keys.map((key) => (
        <option key={key} value={key}>
          {placeOf(key).zone}
        </option>
      ))}
    </optgroup>
  );
}
