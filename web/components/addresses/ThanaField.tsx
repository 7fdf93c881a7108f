import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { searchThanas } from '#domain/thanas.ts';
import { Field } from '#web/ui/Field.tsx';
import { SuggestInput } from '#web/ui/SuggestInput.tsx';
import type { TypedAddress } from './typedAddress.ts';

/** Suggests the thanas of the chosen district; other names are accepted too. */
export function ThanaField({ label, hint }: { label: string; hint?: ReactNode }) {
  const district = useWatch<TypedAddress, 'district'>({ name: 'district' });
  const { field, fieldState } = useController<TypedAddress, 'thana'>({ name: 'thana' });
  const suggest = (typed: string) =>
    searchThanas(district, typed).map(({ name, bangla }) => ({ label: name, hint: bangla }));
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <SuggestInput
        suggest={suggest}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        name={field.name}
        autoComplete="address-level2"
      />
    </Field>
  );
}
