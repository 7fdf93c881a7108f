import { useController, useFormContext } from 'react-hook-form';
import { paymentMethods } from '#domain/orders.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import type { TypedCheckout } from './useCheckoutForm.ts';

const hints = { cash_on_delivery: 'Pay when you receive it.', bkash: 'Coming Soon' };

const choices = Object.entries(paymentMethods).map(([value, { label, offered }]) => ({
  value,
  label,
  hint: hints[value as keyof typeof hints],
  isDisabled: !offered,
}));

export function PaymentChoice() {
  const { control } = useFormContext<TypedCheckout>();
  const { field, fieldState } = useController({ control, name: 'paymentMethod' });
  return (
    <RadioGroup
      legend="Payment Method"
      isLegendHidden
      name="paymentMethod"
      choices={choices}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
