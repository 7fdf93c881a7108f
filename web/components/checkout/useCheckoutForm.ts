/** The checkout form. */
import { useForm } from 'react-hook-form';
import { defaultAddressOf } from '#domain/addresses.ts';
import { addressMessages } from '#texts/addressMessages.ts';
import { checkoutFieldTexts } from '#texts/checkoutFields.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { problemTexts } from '#texts/problems.ts';
import { lazyRules, NOT_LOADED } from '#web/api/lazyRules.ts';
import { userNow } from '#web/auth/session.ts';
import { blankAddress, typedFrom } from '#web/components/addresses/typedAddress.ts';
import { blankWishes } from '#web/components/delivery/WishFields.tsx';
import type { Address } from '#web/state/defaultAddress.ts';
import { chosenDistrict } from '#web/state/deliveryDistrict.ts';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import type { ReadyCheckout, TypedCheckout } from './checkoutRules.ts';
import { CHECKOUT_FORM } from './sendOrder.ts';

export const rules = lazyRules<TypedCheckout, ReadyCheckout>(
  async () => (await import('./checkoutRules.ts')).checkoutSchema,
);

/** Message above the form when fields are invalid. */
export function incompleteText(wrong: readonly string[]): string {
  if (wrong.includes(NOT_LOADED)) return orderMessages.placeFailed;
  if (wrong.every((field) => field === 'paymentMethod')) return checkoutFieldTexts.choosePayment;
  const isAddressComplete = wrong.every((field) => field in blankWishes || field === 'landmark');
  return isAddressComplete ? problemTexts.invalidInput : addressMessages.incomplete;
}

/** A confirmed phone fills the form: its customer can be reached by it at delivery. */
function ownPhone(): { fullName: string; phone: string } | null {
  const user = userNow();
  return user?.phone && user.isPhoneVerified ? { fullName: user.name, phone: user.phone } : null;
}

/** Filled with its draft, else with the default address, else with a confirmed phone and the district that the visitor has chosen. */
export function useCheckoutForm(addresses: readonly Address[]) {
  const usual = defaultAddressOf(addresses);
  const form = useForm<TypedCheckout, unknown, ReadyCheckout>({
    resolver: rules.resolver,
    defaultValues: withFormDraft<TypedCheckout>(CHECKOUT_FORM, {
      ...(usual ? typedFrom(usual) : { ...blankAddress, ...ownPhone(), district: chosenDistrict() }),
      ...blankWishes,
      paymentMethod: 'cash_on_delivery',
    }),
  });
  useFormDraft(CHECKOUT_FORM, form);
  return form;
}
