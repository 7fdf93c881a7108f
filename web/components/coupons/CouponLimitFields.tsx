import { useFormContext } from 'react-hook-form';
import { couponsTexts } from '#texts/coupons.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { TypedCoupon } from './typedCoupon.ts';

/** When the code holds, and how often. Blank fields set no limit. */
export function CouponLimitFields() {
  const { register, formState } = useFormContext<TypedCoupon>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={couponsTexts.firstDay} error={errors.startsAt?.message} optional>
        <TextInput {...register('startsAt')} type="date" />
      </Field>
      <Field label={couponsTexts.lastDay} error={errors.endsAt?.message} optional>
        <TextInput {...register('endsAt')} type="date" />
      </Field>
      <Field
        label={couponsTexts.usesInAll}
        hint={couponsTexts.cancelledOrdersDoNotCount}
        error={errors.limit?.message}
        optional
      >
        <NumberInput {...register('limit')} inputMode="numeric" />
      </Field>
      <Field
        label={couponsTexts.usesPerCustomer}
        hint={couponsTexts.countedByPhoneNumber}
        error={errors.limitPerPhone?.message}
        optional
      >
        <NumberInput {...register('limitPerPhone')} inputMode="numeric" />
      </Field>
    </div>
  );
}
