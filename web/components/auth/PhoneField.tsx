import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { isPhone, PHONE_LENGTH, typedPhone } from '#domain/phones.ts';
import { phoneTexts } from '#texts/phones.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface PhoneFieldProps<V extends FieldValues, C, T> {
  control: Control<V, C, T>;
  name: FieldPath<V>;
  label: string;
  isRequired?: boolean;
  hint?: string;
}

/** The account's phone number: digits only. Validates on blur or when it is long enough. */
export function PhoneField<V extends FieldValues, C, T>(props: PhoneFieldProps<V, C, T>) {
  const { control, name, label, isRequired = false, hint = phoneTexts.hint } = props;
  const { field, fieldState, formState } = useController({ control, name });
  const typed = String(field.value ?? '');
  const isDoubtful =
    typed !== '' && !isPhone(typed) && (fieldState.isTouched || typed.length >= PHONE_LENGTH);
  const inline = isDoubtful && !formState.isSubmitted ? phoneTexts.inline : undefined;
  return (
    <Field
      label={label}
      hint={hint}
      error={fieldState.error?.message ?? inline}
      required={isRequired}
      optional={!isRequired}
    >
      <TextInput
        {...field}
        value={typed}
        onChange={(event) => field.onChange(typedPhone(event.target.value))}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={phoneTexts.placeholder}
      />
    </Field>
  );
}
