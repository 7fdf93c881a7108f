import { useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { DistrictField } from './DistrictField.tsx';
import { ThanaField } from './ThanaField.tsx';
import type { TypedAddress } from './typedAddress.ts';

/** The address fields of checkout and address book. Needs a form provider. */
export function AddressFields({ thanaLabel }: { thanaLabel: string }) {
  const { register, formState } = useFormContext<TypedAddress>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" error={errors.fullName?.message} required>
        <TextInput {...register('fullName')} autoComplete="name" />
      </Field>
      <Field label="Phone Number" error={errors.phone?.message} required>
        <TextInput
          {...register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="01XXXXXXXXX"
        />
      </Field>
      <Field
        label="Address"
        hint="House, road, area"
        error={errors.address?.message}
        className="sm:col-span-2"
        required
      >
        <TextArea {...register('address')} rows={2} autoComplete="street-address" />
      </Field>
      <DistrictField />
      <ThanaField label={thanaLabel} />
    </div>
  );
}
