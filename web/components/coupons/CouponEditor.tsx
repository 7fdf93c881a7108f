import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type CouponForm, couponSchema } from '#domain/coupons.schema.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { newKey } from '#web/browser/newKey.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { useSaveAndReload } from '#web/components/admin/useSaveAndReload.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form } from '#web/ui/Form.tsx';
import { CouponCategories } from './CouponCategories.tsx';
import { CouponLimitFields } from './CouponLimitFields.tsx';
import { CouponValueFields } from './CouponValueFields.tsx';
import { typedCoupon } from './typedCoupon.ts';

interface CouponEditorProps {
  /** Null for a new one. */
  coupon: CouponOfShop | null;
  onDone: () => void;
}

/** Creates or edits a coupon. */
export function CouponEditor({ coupon, onDone }: CouponEditorProps) {
  const saveAndReload = useSaveAndReload(onDone);
  const [idempotencyKey] = useState(newKey);
  const form = useForm({
    resolver: zodResolver(couponSchema),
    defaultValues: typedCoupon(coupon),
  });
  const { errors, isSubmitting } = form.formState;
  const send = (body: CouponForm) =>
    coupon
      ? adminApi.changeCoupon({ params: { id: coupon._id }, body: { ...body, basedOn: coupon.changedAt } })
      : adminApi.addCoupon({ body }, { idempotencyKey });
  const save = (body: CouponForm) => saveAndReload(() => send(body), couponMessages.saved);
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={submitHandler(form, save, { otherwise: couponMessages.saveFailed })}
        failure={errors.root?.message}
        className="pt-2"
      >
        <CouponValueFields />
        <CouponCategories />
        <CouponLimitFields />
        <Checkbox {...form.register('active')} label={couponsTexts.activeLabel} />
        <FormButtons verb={couponsTexts.saveCoupon} isBusy={isSubmitting} onCancel={onDone} />
      </Form>
    </FormProvider>
  );
}
