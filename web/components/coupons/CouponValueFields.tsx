import { useFormContext } from 'react-hook-form';
import { couponKindValues } from '#domain/coupons.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { TypedCoupon } from './typedCoupon.ts';

/** A field that the kind does not have is not sent. */
const ofKind = { shouldUnregister: true };

/** The code and what it takes off. */
export function CouponValueFields() {
  const { register, watch, formState } = useFormContext<TypedCoupon>();
  const { errors } = formState;
  const kind = watch('kind');
  return (
    <>
      <Field label={couponsTexts.code} hint={couponsTexts.codeHint} error={errors.code?.message} required>
        <TextInput
          {...register('code')}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="EID10"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={couponsTexts.takesOff} error={errors.kind?.message} required>
          <Select {...register('kind')}>
            {couponKindValues.map((value) => (
              <option key={value} value={value}>
                {couponMessages.kinds[value]}
              </option>
            ))}
          </Select>
        </Field>
        {kind !== 'free_delivery' && (
          <Field
            label={kind === 'percent' ? couponsTexts.percent : couponsTexts.amountTaka}
            error={errors.value?.message}
            required
          >
            <NumberInput {...register('value', ofKind)} />
          </Field>
        )}
        {kind === 'percent' && (
          <Field
            label={couponsTexts.atMostTaka}
            hint={couponsTexts.blankForNoLimit}
            error={errors.maxDiscount?.message}
            optional
          >
            <NumberInput {...register('maxDiscount', ofKind)} />
          </Field>
        )}
        <Field
          label={couponsTexts.minimumSpendTaka}
          hint={couponsTexts.onItemsWithoutDelivery}
          error={errors.minSpend?.message}
          optional
        >
          <NumberInput {...register('minSpend')} />
        </Field>
      </div>
    </>
  );
}
