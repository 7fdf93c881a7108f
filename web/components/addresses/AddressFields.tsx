import { useFormContext } from 'react-hook-form';
import { LANDMARK_MAX } from '#domain/noteLimits.ts';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { phoneTexts } from '#texts/phones.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { DistrictField } from './DistrictField.tsx';
import { ThanaField } from './ThanaField.tsx';
import type { AddressHints, TypedAddress } from './typedAddress.ts';

interface AddressFieldsProps {
  thanaLabel: string;
  /** Shown below their fields. */
  hints?: AddressHints;
  /** True for an admin's form, into which the browser must not fill the admin's own address. */
  isOfOther?: boolean;
  /** True if nothing is delivered: only name and phone. */
  isWithoutPlace?: boolean;
}

/** The address fields of checkout, address book and an admin's orders. Needs a form provider. */
export function AddressFields({ isWithoutPlace = false, ...props }: AddressFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PersonFields {...props} />
      {!isWithoutPlace && <PlaceFields {...props} />}
    </div>
  );
}

type PartProps = Omit<AddressFieldsProps, 'isWithoutPlace'>;

function PersonFields({ hints = {}, isOfOther }: PartProps) {
  const { register, formState } = useFormContext<TypedAddress>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={addressFieldTexts.fullName}
        hint={hints.fullName}
        error={errors.fullName?.message}
        required
      >
        <TextInput {...register('fullName')} autoComplete={isOfOther ? 'off' : 'name'} />
      </Field>
      <Field label={addressFieldTexts.phone} hint={hints.phone} error={errors.phone?.message} required>
        <TextInput
          {...register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete={isOfOther ? 'off' : 'tel'}
          placeholder={phoneTexts.placeholder}
        />
      </Field>
    </>
  );
}

function PlaceFields({ thanaLabel, hints = {}, isOfOther }: PartProps) {
  const { register, formState } = useFormContext<TypedAddress>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={addressFieldTexts.address}
        hint={hints.address ?? addressFieldTexts.addressHint}
        error={errors.address?.message}
        className="sm:col-span-2"
        required
      >
        <TextArea {...register('address')} rows={2} autoComplete={isOfOther ? 'off' : 'street-address'} />
      </Field>
      <DistrictField hint={hints.district} />
      <ThanaField label={thanaLabel} hint={hints.thana} />
      <Field
        label={addressFieldTexts.landmark}
        hint={addressFieldTexts.landmarkHint}
        error={errors.landmark?.message}
        className="sm:col-span-2"
        optional
      >
        <TextInput {...register('landmark')} maxLength={LANDMARK_MAX} autoComplete="off" />
      </Field>
    </>
  );
}
