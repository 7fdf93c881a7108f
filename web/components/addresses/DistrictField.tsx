import { useController, useFormContext } from 'react-hook-form';
import { districts } from '#domain/districts.ts';
import { thanasOf } from '#domain/thanas.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import type { TypedAddress } from './typedAddress.ts';

/** All 64, sorted; found by either spelling and in either script. */
const choices = districts
  .map(({ name, bangla, also }) => ({ value: name, label: name, hint: bangla, also }))
  .sort((one, other) => (one.label < other.label ? -1 : 1));

export function DistrictField() {
  const { getValues, setValue } = useFormContext<TypedAddress>();
  const { field, fieldState } = useController<TypedAddress, 'district'>({ name: 'district' });
  const choose = (district: string) => {
    const belongsTo = (place: string) => thanasOf(place).some(({ name }) => name === getValues('thana'));
    // A thana of the district before would now be a wrong one; what was typed freely stays.
    if (belongsTo(field.value) && !belongsTo(district)) setValue('thana', '');
    field.onChange(district);
  };
  return (
    <Field label="District" error={fieldState.error?.message} required>
      <Combobox
        choices={choices}
        value={field.value}
        onChange={choose}
        onBlur={field.onBlur}
        inputRef={field.ref}
        placeholder="Type or choose"
        autoComplete="off"
        emptyText="No district of that name"
      />
    </Field>
  );
}
