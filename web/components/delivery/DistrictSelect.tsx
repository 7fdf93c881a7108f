import { useEffect, useRef } from 'react';
import { districtChoices } from '#domain/districts.ts';
import { deliveryTexts } from '#texts/delivery.ts';
import { chooseDistrict } from '#web/state/deliveryDistrict.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** Replaces the link that opened it, and takes its focus. */
export function DistrictSelect({ district }: { district: string }) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <Field label={deliveryTexts.yourDistrict} isLabelHidden className="w-full">
      <Select ref={select} value={district} onChange={(event) => chooseDistrict(event.target.value)}>
        <option value="">{deliveryTexts.yourDistrict}</option>
        {districtChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
