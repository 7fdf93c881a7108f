import { useFormContext } from 'react-hook-form';
import type { TypedAddress } from '#web/components/addresses/typedAddress.ts';
import { typedFrom } from '#web/components/addresses/typedAddress.ts';
import type { Address } from '#web/defaultAddress.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** For those who send to more than one place. */
export function SavedAddressChoice({ addresses, chosen }: { addresses: readonly Address[]; chosen: string }) {
  const { setValue, clearErrors } = useFormContext<TypedAddress>();
  if (addresses.length < 2) return null;
  const fill = (id: string) => {
    const address = addresses.find(({ _id }) => _id === id);
    if (!address) return;
    for (const [field, value] of Object.entries(typedFrom(address))) {
      setValue(field as keyof TypedAddress, value, { shouldDirty: true });
    }
    clearErrors();
  };
  return (
    <Field label="Use a saved address" className="mb-5">
      <Select defaultValue={chosen} onChange={(event) => fill(event.target.value)}>
        {addresses.map(({ _id, fullName, thana, district }) => (
          <option key={_id} value={_id}>
            {fullName}, {thana}, {district}
          </option>
        ))}
      </Select>
    </Field>
  );
}
