import { type ReactNode, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { searchThanas, thanaLabel, thanaNamed } from '#domain/thanas.ts';
import { Field } from '#web/ui/Field.tsx';
import { SuggestInput } from '#web/ui/SuggestInput.tsx';
import { suggestionOf } from './suggestionOf.ts';
import type { TypedAddress } from './typedAddress.ts';

/**
 * Suggests the thanas of the chosen district; other names are accepted too, and stay as typed. A listed thana is stored by its
 * one name, and shown as it is called in the language of the page.
 */
export function ThanaField({ label, hint }: { label: string; hint?: ReactNode }) {
  const district = useWatch<TypedAddress, 'district'>({ name: 'district' });
  const { field, fieldState } = useController<TypedAddress, 'thana'>({ name: 'thana' });
  const [isTyped, setTyped] = useState(false);
  const suggest = (typed: string) => searchThanas(district, typed).map(suggestionOf);
  const type = (thana: string) => {
    setTyped(true);
    field.onChange(thana);
  };
  const settle = () => {
    const named = thanaNamed(district, field.value);
    if (named !== field.value) field.onChange(named);
    setTyped(false);
    field.onBlur();
  };
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <SuggestInput
        suggest={suggest}
        value={isTyped ? field.value : thanaLabel(district, field.value)}
        onChange={type}
        onBlur={settle}
        inputRef={field.ref}
        name={field.name}
        autoComplete="address-level2"
      />
    </Field>
  );
}
