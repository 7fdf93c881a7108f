import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { districtLabel, meantDistrict, searchDistricts } from '#domain/districts.ts';
import { isThanaElsewhere } from '#domain/thanas.ts';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { Field } from '#web/ui/Field.tsx';
import { SuggestInput } from '#web/ui/SuggestInput.tsx';
import { suggestionOf } from './suggestionOf.ts';
import type { TypedAddress } from './typedAddress.ts';

/** All 64 districts, sorted. Matches both spellings and both scripts. */
const suggest = (typed: string) => searchDistricts(typed).map(suggestionOf);

/** Stores the shop's spelling, and shows what the district is called in the language of the page. */
export function DistrictField({ hint }: { hint?: ReactNode }) {
  const { getValues, setValue } = useFormContext<TypedAddress>();
  const { field, fieldState } = useController<TypedAddress, 'district'>({ name: 'district' });
  const [isTyped, setTyped] = useState(false);
  const choose = (district: string) => {
    field.onChange(district);
    // A thana of the previous district is wrong now. Free text stays.
    if (isThanaElsewhere(getValues('thana'), district)) setValue('thana', '');
  };
  const type = (district: string) => {
    setTyped(true);
    choose(district);
  };
  const settle = () => {
    const meant = meantDistrict(field.value);
    if (meant && meant.name !== field.value) choose(meant.name);
    setTyped(false);
    field.onBlur();
  };
  return (
    <Field label={addressFieldTexts.district} hint={hint} error={fieldState.error?.message} required>
      <SuggestInput
        suggest={suggest}
        value={isTyped ? field.value : districtLabel(field.value)}
        onChange={type}
        onBlur={settle}
        inputRef={field.ref}
        name={field.name}
        placeholder={addressFieldTexts.typeOrChoose}
        autoComplete="address-level1"
        emptyText={addressFieldTexts.noDistrictFound}
        picksFirst
      />
    </Field>
  );
}
