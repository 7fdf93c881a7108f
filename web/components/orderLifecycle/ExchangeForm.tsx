import { useState } from 'react';
import { readNumber } from '#domain/numbers.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { ActionForm } from './ActionForm.tsx';
import { ExchangeDifference } from './ExchangeDifference.tsx';
import { sentItems } from './editedItem.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import type { LifecycleFormProps } from './lifecycleFormProps.ts';
import { ReturnedLines } from './ReturnedLines.tsx';
import { SameProducts } from './SameProducts.tsx';
import { useEditedItems } from './useEditedItems.ts';
import { useOrderForm } from './useOrderForm.ts';
import { useReturnedLines } from './useReturnedLines.ts';

/** Takes items back and places a new order for others. */
export function ExchangeForm({ order, onClose }: LifecycleFormProps) {
  const form = useOrderForm('exchange', order._id, onClose);
  const returned = useReturnedLines();
  const edited = useEditedItems([]);
  const [fee, setFee] = useState(String(order.shippingPrice));
  const { errors } = form;
  const submit = () =>
    form.submit({ lines: returned.lines, items: sentItems(edited.items), shippingPrice: fee });
  return (
    <ActionForm
      title={orderLifecycleTexts.exchangeItems}
      verb={orderLifecycleTexts.saveExchange}
      form={form}
      typed={[returned.lines, sentItems(edited.items), fee]}
      fields={['lines', 'items', 'shippingPrice']}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ReturnedLines order={order} returned={returned} errors={errors} />
      <SameProducts order={order} lines={returned.lines} onAdd={edited.add} />
      <ItemsEditor legend={orderLifecycleTexts.newItems} edited={edited} errors={errors} />
      <Field
        label={orderLifecycleTexts.deliveryFee}
        hint={orderLifecycleTexts.exchangeFeeHint}
        error={errors.shippingPrice}
        className="sm:max-w-64"
        required
      >
        <NumberInput value={fee} onChange={({ target }) => setFee(target.value)} />
      </Field>
      <ExchangeDifference
        order={order}
        returned={returned.lines}
        items={edited.items}
        fee={Number(readNumber(fee)) || 0}
      />
    </ActionForm>
  );
}
