import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { checkoutTexts } from '#texts/checkout.ts';
import { AddressFields } from '#web/components/addresses/AddressFields.tsx';
import { EstimateLine } from '#web/components/delivery/EstimateLine.tsx';
import { WishFields } from '#web/components/delivery/WishFields.tsx';
import { useCart } from '#web/state/cart.ts';
import type { Address } from '#web/state/defaultAddress.ts';
import type { PendingOrder } from '#web/state/syncQueue.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { NothingToOrder } from './NothingToOrder.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';
import { useCheckout } from './useCheckout.ts';
import { incompleteText, rules, useCheckoutForm } from './useCheckoutForm.ts';

interface CheckoutFormProps {
  addresses: readonly Address[];
  /** An order that was pressed without a network, and that the shop could not place as it was. */
  refused: PendingOrder | null;
}

export function CheckoutForm({ addresses, refused }: CheckoutFormProps) {
  const { cart } = useCart();
  const form = useCheckoutForm(addresses);
  const { errors, isSubmitting } = form.formState;
  const { place, outdated, figuresFor } = useCheckout(form, refused);
  const district = useWatch({ control: form.control, name: 'district' });
  const isAnythingLeft = cart.totalItems > 0;
  const submit = form.handleSubmit(place, (wrong) =>
    form.setError('root', { message: incompleteText(Object.keys(wrong)) }),
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        onFocus={rules.prepare}
        className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16"
      >
        <div className="flex flex-col gap-10">
          <Step title={checkoutTexts.deliveryAddress}>
            <SavedAddressChoice addresses={addresses} />
            <AddressFields thanaLabel={addressFieldTexts.thanaOrUpazila} />
            <div className="mt-5">
              <WishFields />
            </div>
          </Step>
          <Step title={checkoutTexts.paymentMethod}>
            <PaymentChoice />
          </Step>
        </div>
        <section className="flex flex-col gap-5 rounded-md bg-sand p-5 sm:p-8 lg:sticky lg:top-8">
          <OutdatedNote problem={outdated} isAnythingLeft={isAnythingLeft} />
          <CheckoutSummary cart={cart} figures={figuresFor(cart, district)} />
          {isAnythingLeft && <EstimateLine district={district} />}
          <FormAlert>{errors.root?.message}</FormAlert>
          {isAnythingLeft || isSubmitting ? (
            <Button type="submit" size="lg" wide busy={isSubmitting} busyLabel={checkoutTexts.placingOrder}>
              {checkoutTexts.placeOrder}
            </Button>
          ) : (
            <NothingToOrder />
          )}
        </section>
      </form>
    </FormProvider>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-xl">{title}</h2>
    <div>{children}</div>
  </section>
);
