/** The forms of the order dialog: the call that each sends, and what its result reads. */
import type { z } from 'zod';
import type { bookingSchema } from '#domain/orderBooking.schema.ts';
import type { closeOrderSchema } from '#domain/orderClosing.schema.ts';
import type { editOrderSchema, exchangeSchema } from '#domain/orderEdit.schema.ts';
import type { paymentSchema } from '#domain/orderPayments.schema.ts';
import type { partialDeliverySchema, returnSchema } from '#domain/orderReturns.schema.ts';
import { isProblem } from '#domain/problems.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import type { OrderAction, OrderFormName } from '#web/components/admin/adminActions.ts';
import type { OrderActionResult } from '#web/components/adminOrders/orderActions.ts';
import { toast } from '#web/ui/toast.ts';

const paramsOf = (id: string) => ({ params: { id } });

export const orderForms = {
  close: {
    send: (id: string, body: z.input<typeof closeOrderSchema>) =>
      adminApi.closeOrder({ ...paramsOf(id), body }),
    done: orderLifecycleTexts.orderClosed,
    otherwise: adminOrderMessages.closeFailed,
  },
  deliverInPart: {
    send: (id: string, body: z.input<typeof partialDeliverySchema>) =>
      adminApi.deliverInPart({ ...paramsOf(id), body }),
    done: orderLifecycleTexts.deliverySaved,
    otherwise: adminOrderMessages.deliveryFailed,
  },
  reopen: {
    send: (id: string, _: null) => adminApi.reopenOrder(paramsOf(id)),
    done: orderLifecycleTexts.deliveryUndone,
    otherwise: adminOrderMessages.reopenFailed,
  },
  returnItems: {
    send: (id: string, body: z.input<typeof returnSchema>, idempotencyKey: string) =>
      adminApi.returnItems({ ...paramsOf(id), body }, { idempotencyKey }),
    done: orderLifecycleTexts.returnSaved,
    otherwise: adminOrderMessages.returnFailed,
  },
  exchange: {
    send: (id: string, body: z.input<typeof exchangeSchema>, idempotencyKey: string) =>
      adminApi.exchangeItems({ ...paramsOf(id), body }, { idempotencyKey }),
    done: orderLifecycleTexts.exchangeSaved,
    otherwise: adminOrderMessages.exchangeFailed,
  },
  edit: {
    send: (id: string, body: z.input<typeof editOrderSchema>) =>
      adminApi.editOrder({ ...paramsOf(id), body }),
    done: orderLifecycleTexts.orderSaved,
    otherwise: adminOrderMessages.editFailed,
  },
  recordPayment: {
    send: (id: string, body: z.input<typeof paymentSchema>, idempotencyKey: string) =>
      adminApi.recordPayment({ ...paramsOf(id), body }, { idempotencyKey }),
    done: orderLifecycleTexts.paymentSaved,
    otherwise: adminOrderMessages.paymentFailed,
  },
  deletePayment: {
    send: (id: string, paymentId: string) => adminApi.deletePayment({ params: { id, paymentId } }),
    done: orderLifecycleTexts.paymentRemoved,
    otherwise: adminOrderMessages.paymentRemovalFailed,
  },
  book: {
    send: (id: string, body: Required<z.input<typeof bookingSchema>>) =>
      adminApi.changeBooking({ ...paramsOf(id), body }),
    done: orderLifecycleTexts.bookingSaved,
    otherwise: adminOrderMessages.bookingSaveFailed,
  },
  deleteBooking: {
    send: (id: string, basedOn: string) => adminApi.deleteBooking({ ...paramsOf(id), query: { basedOn } }),
    done: orderLifecycleTexts.bookingRemoved,
    otherwise: adminOrderMessages.bookingSaveFailed,
  },
} satisfies Record<OrderFormName, unknown>;

export type FormBody<Name extends OrderFormName> = Parameters<(typeof orderForms)[Name]['send']>[1];

type SentForm = Extract<OrderAction, { intent: OrderFormName }>;

/** The page's action for these forms. Errors are named by the fields of the call. */
export async function sendOrderForm({ intent, id, key, body }: SentForm): Promise<OrderActionResult> {
  const { send, done, otherwise } = orderForms[intent];
  try {
    // The form's hook has checked the body's type by the name of the form.
    await send(id, body as never, key);
    toast(done);
    return { savedAt: Date.now() };
  } catch (error) {
    const known = isProblem(error) ? { code: error.code, errors: error.details.errors ?? {} } : {};
    return { failure: failureText(error, otherwise), ...known };
  }
}
