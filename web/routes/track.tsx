import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { readOrderNumber } from '#domain/orderNumbers.ts';
import type { OrderTracking } from '#domain/orderTracking.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { phoneTexts } from '#texts/phones.ts';
import { trackTexts } from '#texts/track.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { lazyRules } from '#web/api/lazyRules.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import type { Tracked } from '#web/components/orders/TrackedOrder.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { phoneOfPlaced } from '#web/state/placedOrder.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Route } from './+types/track.ts';

/** Lazy, because the page opens with the form alone. It loads while the order is looked up. */
const loadTrackedOrder = () => import('#web/components/orders/TrackedOrder.tsx');
const TrackedOrder = lazy(async () => ({ default: (await loadTrackedOrder()).TrackedOrder }));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: trackTexts.title,
    description: trackTexts.description,
  });

export default function Track() {
  const [tracked, setTracked] = useState<Tracked | null>(null);
  return (
    <AuthPage title={trackTexts.heading} lead={trackTexts.lead}>
      <TrackForm onFound={setTracked} />
      <div aria-live="polite">
        <Suspense>{tracked && <TrackedOrder order={tracked} />}</Suspense>
      </div>
    </AuthPage>
  );
}

const rules = lazyRules(async () => (await import('#domain/orderTracking.ts')).trackOrderSchema);

function TrackForm({ onFound }: { onFound: (order: Tracked | null) => void }) {
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { orderNumber: '', phone: '' },
  });
  const { hash } = useLocation();
  const { reset } = form;
  // No server sees what follows the #, so the cached page is the same for all.
  useEffect(() => {
    const orderNumber = readOrderNumber(hash.slice(1));
    if (orderNumber) reset({ orderNumber, phone: phoneOfPlaced(orderNumber) });
  }, [hash, reset]);
  const { errors, isSubmitting } = form.formState;
  const ask = async (body: OrderTracking) => {
    onFound(null);
    const [order] = await Promise.all([api.trackOrder({ body }), loadTrackedOrder()]);
    onFound(order);
  };
  return (
    <Form
      onSubmit={submitHandler(form, ask, { otherwise: orderMessages.fetchFailed })}
      onFocus={rules.prepare}
      failure={errors.root?.message}
    >
      <Field label={trackTexts.orderNumber} error={errors.orderNumber?.message} required>
        <TextInput
          {...form.register('orderNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="KA100001"
        />
      </Field>
      <Field label={trackTexts.phoneNumber} error={errors.phone?.message} required>
        <TextInput
          {...form.register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={phoneTexts.placeholder}
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting} busyLabel={trackTexts.looking}>
        {trackTexts.trackOrder}
      </Button>
    </Form>
  );
}
