import { useController, useFormContext } from 'react-hook-form';
import { paymentLabel, paymentMethods } from '#domain/orders.ts';
import { checkoutTexts } from '#texts/checkout.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import type { TypedCheckout } from './checkoutRules.ts';

const choices = Object.entries(paymentMethods).map(([value, { offered }]) => ({
  value,
  label: paymentLabel(value),
  hint: offered ? checkoutTexts.payOnReceipt : checkoutTexts.comingSoon,
  isDisabled: !offered,
}));

export function PaymentChoice() {
  const { control } = useFormContext<TypedCheckout>();
  const { field, fieldState } = useController({ control, name: 'paymentMethod' });
  return (
    <RadioGroup
      legend={checkoutTexts.paymentMethod}
      isLegendHidden
      name="paymentMethod"
      choices={choices}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
