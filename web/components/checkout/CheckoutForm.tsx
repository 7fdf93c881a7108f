import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { defaultAddressOf } from '#domain/addresses.ts';
import { useCart } from '#web/cart.ts';
import { AddressFields } from '#web/components/addresses/AddressFields.tsx';
import { blankAddress, typedFrom } from '#web/components/addresses/typedAddress.ts';
import type { Address } from '#web/defaultAddress.ts';
import { typedInto, useKeepTyped } from '#web/typedForms.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import {
  CHECKOUT_FORM,
  checkoutSchema,
  incompleteText,
  type ReadyCheckout,
  type TypedCheckout,
} from './checkoutForm.ts';
import { NothingLeft } from './NothingLeft.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';
import { useCheckout } from './useCheckout.ts';

export function CheckoutForm({ addresses }: { addresses: readonly Address[] }) {
  const usual = defaultAddressOf(addresses);
  const { cart } = useCart();
  const form = useForm<TypedCheckout, unknown, ReadyCheckout>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: typedInto<TypedCheckout>(CHECKOUT_FORM, {
      ...(usual ? typedFrom(usual) : blankAddress),
      paymentMethod: 'cash_on_delivery',
    }),
  });
  useKeepTyped(CHECKOUT_FORM, form);
  const { errors, isSubmitting } = form.formState;
  const { place, outdated, figuresFor } = useCheckout(form);
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
        className="grid items-start gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16"
      >
        <div className="flex flex-col gap-10">
          <Step title="Delivery Address">
            <SavedAddressChoice addresses={addresses} />
            <AddressFields thanaLabel="Thana/Upazila" />
          </Step>
          <Step title="Payment Method">
            <PaymentChoice />
          </Step>
        </div>
        <section className="flex flex-col gap-5 rounded-md bg-sand p-5 sm:p-8 lg:sticky lg:top-8">
          <OutdatedNote problem={outdated} isAnythingLeft={isAnythingLeft} />
          <CheckoutSummary cart={cart} figures={figuresFor(cart.totalAmount, district)} />
          <FormAlert>{errors.root?.message}</FormAlert>
          {isAnythingLeft || isSubmitting ? (
            <Button type="submit" size="lg" wide busy={isSubmitting} busyLabel="Placing Order...">
              Place Order
            </Button>
          ) : (
            <NothingLeft />
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
