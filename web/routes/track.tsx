import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { formatDay } from '#domain/dates.ts';
import { readOrderNumber } from '#domain/orders.ts';
import type { OrderTracking } from '#domain/orderTracking.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { phoneTexts } from '#texts/phones.ts';
import { trackTexts } from '#texts/track.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { lazyRules } from '#web/api/lazyRules.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { EstimatedDelivery } from '#web/components/orders/EstimatedDelivery.tsx';
import { OrderTimeline } from '#web/components/orders/OrderTimeline.tsx';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { phoneOfPlaced } from '#web/state/placedOrder.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Route } from './+types/track.ts';

type Tracked = ResponseOf<(typeof endpoints)['trackOrder']>;

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
      <div aria-live="polite">{tracked && <TrackedOrder order={tracked} />}</div>
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
    onFound(await api.trackOrder({ body }));
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

function TrackedOrder({ order }: { order: Tracked }) {
  return (
    <section className="mt-8 flex flex-col gap-5 rounded-md border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-medium font-text text-base">{order.orderNumber}</h2>
          <p className="text-muted text-sm">{trackTexts.placed(formatDay(order.createdAt))}</p>
        </div>
        <StatusBadge {...order} />
      </div>
      <OrderTimeline {...order} />
      <EstimatedDelivery order={order} />
    </section>
  );
}
