import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defaultAddressOf } from '#domain/addresses.ts';
import { blankAddress, typedFrom } from '#web/components/addresses/typedAddress.ts';
import type { Address } from '#web/state/defaultAddress.ts';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { CHECKOUT_FORM, checkoutSchema, type ReadyCheckout, type TypedCheckout } from './checkoutForm.ts';

/** The checkout form, filled with its draft, else with the default address. */
export function useCheckoutForm(addresses: readonly Address[]) {
  const usual = defaultAddressOf(addresses);
  const form = useForm<TypedCheckout, unknown, ReadyCheckout>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: withFormDraft<TypedCheckout>(CHECKOUT_FORM, {
      ...(usual ? typedFrom(usual) : blankAddress),
      paymentMethod: 'cash_on_delivery',
    }),
  });
  useFormDraft(CHECKOUT_FORM, form);
  return form;
}
