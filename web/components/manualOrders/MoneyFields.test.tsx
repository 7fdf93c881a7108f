import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { mountPage, press, type, waitUntil } from '#web/testing/mountPage.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import {
  blankManualOrder,
  manualOrderFormSchema,
  type ReadyManualOrder,
  type TypedManualOrder,
} from './manualOrderForm.ts';
import { manualTotal } from './manualTotal.ts';

const moneySchema = manualOrderFormSchema.pick({ shippingPrice: true, discount: true, paid: true });
type ReadyMoney = Pick<ReadyManualOrder, 'shippingPrice' | 'discount' | 'paid'>;

const rule = { insideDhaka: 60, outsideDhaka: 120, freeFrom: null } as never;

function MoneyForm({ onSend }: { onSend: (ready: ReadyMoney) => void }) {
  const form = useForm<Pick<TypedManualOrder, keyof ReadyMoney>, unknown, ReadyMoney>({
    resolver: zodResolver(moneySchema),
    defaultValues: blankManualOrder,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((ready) => onSend(ready))}>
        <MoneyFields total={manualTotal([], blankManualOrder, rule)} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

it('amounts in Bangla digits stay as typed and are sent as numbers', async () => {
  const onSend = vi.fn();
  await mountPage(<MoneyForm onSend={onSend} />);
  await type('discount', '৫০');
  await type('paid', '১০০.৫');
  expect(document.querySelector<HTMLInputElement>('[name="discount"]')?.value).toBe('৫০');
  await press('Send');
  await waitUntil(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledWith({ shippingPrice: undefined, discount: 50, paid: 100.5 });
});
