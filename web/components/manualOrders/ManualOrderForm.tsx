import type { SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { AdminOrder, Product } from '#web/api/responses.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { ItemsFields } from './ItemsFields.tsx';
import { isSendKey } from './isSendKey.ts';
import { MessageBox } from './MessageBox.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { isRead } from './messageFields.ts';
import { OrderBar } from './OrderBar.tsx';
import { PhoneOrders } from './PhoneOrders.tsx';
import { PlacedBefore } from './PlacedBefore.tsx';
import { ReadSummary } from './ReadSummary.tsx';
import { UnreadText } from './UnreadText.tsx';
import { useManualOrder } from './useManualOrder.ts';

interface ManualOrderFormProps {
  products: ReadonlyMap<string, Product>;
  onPlaced: (order: AdminOrder) => void;
  onClear: () => void;
}

/** Takes an order from a pasted message, or typed by hand. */
export function ManualOrderForm({ products, onPlaced, onClear }: ManualOrderFormProps) {
  const order = useManualOrder(products, onPlaced);
  const { form, phoneOrders, edited, message, placing, total } = order;
  const { errors, isSubmitting } = form.formState;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void placing.submit();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        aria-label={manualOrdersTexts.newOrder}
        className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-40"
        onSubmit={submit}
        onKeyDown={(event) => isSendKey(event) && submit(event)}
      >
        <section
          aria-label={manualOrdersTexts.message}
          className="flex flex-col gap-3 xl:sticky xl:top-14 xl:-m-1 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto xl:p-1"
        >
          <MessageBox message={message} />
          {isRead(message.read) && <ReadSummary order={order} />}
          <UnreadText unread={message.read.unread} />
        </section>
        <div className="flex min-w-0 flex-col gap-4">
          <FormSection title={manualOrdersTexts.customer}>
            <CustomerFields read={message.read} />
            <PhoneOrders form={form} phoneOrders={phoneOrders} />
          </FormSection>
          <FormSection title={manualOrdersTexts.items}>
            <ItemsFields edited={edited} message={message} />
          </FormSection>
          <FormSection title={manualOrdersTexts.money}>
            <MoneyFields total={total} />
          </FormSection>
          {placing.isPlacedBefore && <PlacedBefore phone={form.getValues('phone')} onNext={onClear} />}
          <OrderBar
            total={total}
            failure={placing.isPlacedBefore ? undefined : errors.root?.message}
            isBusy={isSubmitting}
          />
        </div>
      </form>
    </FormProvider>
  );
}
