import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { manualSources, orderSourceLabel } from '#domain/orderSources.ts';
import { AddressFields } from '#web/components/addresses/AddressFields.tsx';
import {
  type AddressHints,
  blankAddress,
  type TypedAddress,
} from '#web/components/addresses/typedAddress.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CheckNote } from './CheckNote.tsx';
import type { TypedManualOrder } from './manualOrderForm.ts';
import { doubtAt, type ReadMessage } from './messageFields.ts';

const names = Object.keys(blankAddress) as (keyof TypedAddress)[];

/** Marks the fields that the message does not say clearly. */
function useHints(read: ReadMessage): AddressHints {
  const typed = useWatch<TypedManualOrder, typeof names>({ name: names });
  return Object.fromEntries(
    names.map((name, place): [string, ReactNode] => {
      const doubt = doubtAt(read, name, typed[place] ?? '');
      return [name, doubt && <CheckNote>{doubt}</CheckNote>];
    }),
  );
}

/** Who ordered, where it goes and how it was ordered. */
export function CustomerFields({ read }: { read: ReadMessage }) {
  const { register, formState } = useFormContext<TypedManualOrder>();
  const { errors } = formState;
  return (
    <>
      <AddressFields thanaLabel="Thana" hints={useHints(read)} isOfOther />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Second phone" error={errors.secondPhone?.message} optional>
          <TextInput
            {...register('secondPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="01XXXXXXXXX"
          />
        </Field>
        <Field label="Note for the courier" error={errors.note?.message} optional>
          <TextInput {...register('note')} autoComplete="off" />
        </Field>
        <Field label="Ordered by" error={errors.source?.message} required>
          <Select {...register('source')}>
            {manualSources.map((source) => (
              <option key={source} value={source}>
                {orderSourceLabel(source)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
