import { useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { TypedCheckout } from './useCheckoutForm.ts';

/** What helps the courier besides the address. It belongs to this order and is not saved with the address. */
export function CourierFields() {
  const { register, formState } = useFormContext<TypedCheckout>();
  const { errors } = formState;
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <Field label="Second phone" error={errors.secondPhone?.message} optional>
        <TextInput {...register('secondPhone')} type="tel" inputMode="tel" placeholder="01XXXXXXXXX" />
      </Field>
      <Field label="Note for the courier" error={errors.note?.message} optional>
        <TextInput {...register('note')} />
      </Field>
    </div>
  );
}
