/** The orders of the phone number that is being typed. */
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { outcomeOf } from '#domain/phonePast.ts';
import { isPhone, normalisePhone } from '#domain/phones.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { useTypedResponse } from '#web/components/layout/useTypedResponse.ts';
import type { ReadyManualOrder, TypedManualOrder } from './manualOrderForm.ts';

const SHOWN = '5';

type PhonePast = AdminOrder['phonePast'];

/** The past of the number: the order itself and its other orders. Amounts in taka. */
export function pastWith(order: AdminOrder): PhonePast {
  const outcome = outcomeOf(order);
  const names = Object.keys(order.phonePast) as (keyof PhonePast)[];
  const counts = names.map((name) => {
    const { orders, amount } = order.phonePast[name];
    const isCounted = name === 'ordered' || name === outcome;
    return [name, isCounted ? { orders: orders + 1, amount: amount + order.totalPrice } : { orders, amount }];
  });
  return Object.fromEntries(counts) as PhonePast;
}

async function ordersOf(phone: string, signal: AbortSignal): Promise<{ orders: readonly AdminOrder[] }> {
  const { orders } = await adminApi.orders({ query: { search: phone, limit: SHOWN } }, { signal });
  // The search also finds the number in other fields.
  return { orders: orders.filter(({ shippingAddress }) => shippingAddress.phone === phone) };
}

/** Newest first. Null until the field holds a number and its orders are known. */
export function usePhoneOrders({
  subscribe,
  getValues,
}: UseFormReturn<TypedManualOrder, unknown, ReadyManualOrder>) {
  const { found, ask, forget } = useTypedResponse(ordersOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes once
  useEffect(() => {
    let asked = '';
    const follow = (typed: string) => {
      const phone = isPhone(typed) ? normalisePhone(typed) : '';
      if (phone === asked) return;
      asked = phone;
      if (phone) void ask(phone);
      else forget();
    };
    follow(getValues('phone'));
    return subscribe({
      name: 'phone',
      formState: { values: true },
      callback: ({ values }) => follow(values.phone),
    });
  }, [subscribe, getValues]);
  return found;
}
