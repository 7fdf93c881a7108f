import { useFormContext } from 'react-hook-form';
import { categoryPlural, categoryValues } from '#domain/categories.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { TypedCoupon } from './typedCoupon.ts';

/** None checked: the code is for all items. */
export function CouponCategories() {
  const { register } = useFormContext<TypedCoupon>();
  return (
    <fieldset>
      <legend className="font-medium text-sm">
        {couponsTexts.onlyFor} <span className="font-normal text-muted">{couponsTexts.noneCheckedHint}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {categoryValues.map((value) => (
          <Checkbox key={value} {...register('categories')} value={value} label={categoryPlural(value)} />
        ))}
      </div>
    </fieldset>
  );
}
