import { FormProvider } from 'react-hook-form';
import { counted } from '#domain/plurals.ts';
import type { AdminOrder, Product } from '#web/api/responses.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { ItemsFields } from './ItemsFields.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { missingChoice } from './manualItems.ts';
import { doubtAt } from './messageFields.ts';
import { OrderBar } from './OrderBar.tsx';
import { PhoneOrders } from './PhoneOrders.tsx';
import { PlacedBefore } from './PlacedBefore.tsx';
import { type ManualOrder, useManualOrder } from './useManualOrder.ts';

interface ManualOrderFormProps {
  products: ReadonlyMap<string, Product>;
  onPlaced: (order: AdminOrder) => void;
  onClear: () => void;
}

/** "2 items. 3 things to check." */
function summaryOf({ form, edited: { items }, message: { read } }: ManualOrder): string {
  const values = form.getValues();
  const fields = read.doubts.filter((name) => doubtAt(read, name, values[name])).length;
  const unsure = items.filter((item) => read.items[item.key]?.isSure === false || missingChoice(item)).length;
  const checks = fields + unsure;
  return `${counted(items.length, 'item')}. ${checks > 0 ? `${counted(checks, 'thing')} to check.` : 'Everything is clear.'}`;
}

/** Takes an order from a pasted message, or typed by hand. */
export function ManualOrderForm({ products, onPlaced, onClear }: ManualOrderFormProps) {
  const order = useManualOrder(products, onPlaced);
  const { form, edited, message, placing, total, heading } = order;
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-8">
        <MessageBox message={message} summary={summaryOf(order)} />
        <form
          noValidate
          method="post"
          aria-label="New order"
          className="flex min-w-0 flex-col gap-4 [&_:is(input,select,textarea,button)]:scroll-mb-40"
          onSubmit={(event) => {
            event.preventDefault();
            void placing.submit();
          }}
        >
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-16 text-xl outline-none">
            Order
          </h2>
          <FormSection title="Items">
            <ItemsFields edited={edited} message={message} />
          </FormSection>
          <FormSection title="Customer">
            <CustomerFields read={message.read} />
            <PhoneOrders form={form} />
          </FormSection>
          <FormSection title="Money">
            <MoneyFields total={total} />
          </FormSection>
          {placing.isPlacedBefore && <PlacedBefore phone={form.getValues('phone')} onNext={onClear} />}
          <OrderBar
            total={total}
            failure={placing.isPlacedBefore ? undefined : errors.root?.message}
            isBusy={isSubmitting}
          />
        </form>
      </div>
    </FormProvider>
  );
}
