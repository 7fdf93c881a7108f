import { useFormContext, useWatch } from 'react-hook-form';
import { checkoutTexts } from '#texts/checkout.ts';
import { type TypedAddress, typedFrom } from '#web/components/addresses/typedAddress.ts';
import type { Address } from '#web/state/defaultAddress.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

const fieldsOf = (address: TypedAddress) =>
  Object.entries(typedFrom(address)) as [keyof TypedAddress, string][];

/** For shoppers with several addresses. Shows which one the fields hold, also after edits. */
export function SavedAddressChoice({ addresses }: { addresses: readonly Address[] }) {
  const { control, setValue, clearErrors } = useFormContext<TypedAddress>();
  const typed = useWatch({ control });
  if (addresses.length < 2) return null;
  const chosen = addresses.find((one) => fieldsOf(one).every(([field, value]) => typed[field] === value));
  const fill = (id: string) => {
    const address = addresses.find(({ _id }) => _id === id);
    if (!address) return;
    for (const [field, value] of fieldsOf(address)) setValue(field, value, { shouldDirty: true });
    clearErrors();
  };
  return (
    <Field label={checkoutTexts.useSaved} className="mb-5">
      <Select value={chosen?._id ?? ''} onChange={(event) => fill(event.target.value)}>
        {!chosen && <option value="">{checkoutTexts.anotherAddress}</option>}
        {addresses.map(({ _id, fullName, placeName }) => (
          <option key={_id} value={_id}>
            {fullName}, {placeName}
          </option>
        ))}
      </Select>
    </Field>
  );
}
