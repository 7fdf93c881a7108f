import { useFormContext } from 'react-hook-form';
import { toTaka } from '#domain/money.ts';
import { offeredReceivedBy, receivedByLabel } from '#domain/orderPayments.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { digits } from '#texts/numbers.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { isHandedOver, type TypedManualOrder } from './manualOrderForm.ts';
import type { ManualTotal } from './manualTotal.ts';

/** Delivery fee, discount and what was paid in advance. */
export function MoneyFields({ total }: { total: ManualTotal }) {
  const { register, formState, watch } = useFormContext<TypedManualOrder>();
  const { errors } = formState;
  const isCounter = isHandedOver({ source: watch('source') });
  const rule = total.isFeeKnown ? digits(toTaka(total.shippingPoisha)) : '';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={manualOrdersTexts.deliveryFeeTaka}
        hint={isCounter || watch('shippingPrice') ? undefined : manualOrdersTexts.feeHint}
        error={errors.shippingPrice?.message}
        optional
      >
        <NumberInput {...register('shippingPrice')} placeholder={rule} />
      </Field>
      <Field
        label={manualOrdersTexts.discountTaka}
        error={errors.discount?.message ?? total.errors.discount}
        optional
      >
        <NumberInput {...register('discount')} />
      </Field>
      <Field
        label={isCounter ? manualOrdersTexts.paidTaka : manualOrdersTexts.advancePaymentTaka}
        hint={isCounter ? manualOrdersTexts.paidHint : undefined}
        error={errors.paid?.message ?? total.errors.paid}
        optional
      >
        <NumberInput {...register('paid')} />
      </Field>
      {watch('paid') && (
        <>
          <Field label={manualOrdersTexts.paidBy} error={errors.method?.message} required>
            <Select {...register('method')}>
              {offeredReceivedBy.map((method) => (
                <option key={method} value={method}>
                  {receivedByLabel(method)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={manualOrdersTexts.reference}
            hint={manualOrdersTexts.referenceHint}
            error={errors.reference?.message}
            optional
          >
            <TextInput {...register('reference')} autoComplete="off" />
          </Field>
        </>
      )}
    </div>
  );
}
