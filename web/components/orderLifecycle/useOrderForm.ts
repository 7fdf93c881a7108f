/** Sends a form of the order dialog to the page's action. */
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ProblemCode } from '#domain/problems.ts';
import { useRequestKey } from '#web/browser/useRequestKey.ts';
import type { OrderFormName } from '#web/components/admin/adminActions.ts';
import { useSubmitOnce } from '#web/components/admin/useSubmitOnce.ts';
import type { OrderActionResult } from '#web/components/adminOrders/orderActions.ts';
import type { FormBody } from './orderForms.ts';

export interface OrderForm<Name extends OrderFormName> {
  submit: (body: FormBody<Name>) => void;
  isBusy: boolean;
  failure: string | undefined;
  code: ProblemCode | undefined;
  /** Messages by field path of the body: 'lines.0.quantity'. */
  errors: Readonly<Record<string, string>>;
}

/** `onSaved` is called once the page shows the changed order. */
export function useOrderForm<Name extends OrderFormName>(
  name: Name,
  orderId: string,
  onSaved?: () => void,
): OrderForm<Name> {
  const fetcher = useFetcher<OrderActionResult>();
  const keyOf = useRequestKey();
  const begin = useSubmitOnce(fetcher);
  const isBusy = fetcher.state !== 'idle';
  const { savedAt, failure, code, errors = {} } = fetcher.data ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (savedAt && !isBusy) onSaved?.();
  }, [savedAt, isBusy]);
  const submit = (body: FormBody<Name>) => {
    if (!begin()) return;
    const fields = { intent: name, id: orderId, key: keyOf(body), body: JSON.stringify(body) };
    void fetcher.submit(fields, { method: 'post', action: '/admin/orders' });
  };
  return { submit, isBusy, failure, code, errors };
}
