import { useController, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { deliveryWishesSchema } from '#domain/deliveryWishes.schema.ts';
import { GIFT_NOTE_MAX } from '#domain/noteLimits.ts';
import { callTimes, deliveryWishesTexts } from '#texts/deliveryWishes.ts';
import { phoneTexts } from '#texts/phones.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export type TypedWishes = z.input<typeof deliveryWishesSchema>;

/** As typed. Nothing is asked for. */
export const blankWishes = {
  note: '',
  secondPhone: '',
  callTime: 'any',
  giftNote: '',
  hidePrices: false,
} as const satisfies TypedWishes;

/** What the customer asks for besides the address. It belongs to this order and is not saved with the address. */
export function WishFields() {
  const { register, formState } = useFormContext<TypedWishes>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={deliveryWishesTexts.secondPhone} error={errors.secondPhone?.message} optional>
        <TextInput
          {...register('secondPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={phoneTexts.placeholder}
        />
      </Field>
      <Field label={deliveryWishesTexts.bestTimeToCall} error={errors.callTime?.message} optional>
        <Select {...register('callTime')}>
          {Object.entries(callTimes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={deliveryWishesTexts.noteForTheCourier}
        error={errors.note?.message}
        className="sm:col-span-2"
        optional
      >
        <TextInput {...register('note')} autoComplete="off" />
      </Field>
      <GiftFields />
    </div>
  );
}

function GiftFields() {
  const { register, control } = useFormContext<TypedWishes>();
  const { field, fieldState } = useController({ control, name: 'giftNote' });
  return (
    <div className="sm:col-span-2">
      <Field
        label={deliveryWishesTexts.giftNote}
        hint={deliveryWishesTexts.giftHint}
        error={fieldState.error?.message}
        optional
      >
        <TextArea {...field} rows={2} maxLength={GIFT_NOTE_MAX} counts autoComplete="off" />
      </Field>
      <Checkbox {...register('hidePrices')} label={deliveryWishesTexts.hidePrices} className="mt-2" />
    </div>
  );
}
