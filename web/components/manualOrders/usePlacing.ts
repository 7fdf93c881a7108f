/** Places the typed order, and shows why it could not be placed. */
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toTaka } from '#domain/money.ts';
import { isProblem } from '#domain/problems.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { problemTexts } from '#texts/problems.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { showFailure } from '#web/api/formErrors.ts';
import { kindOfProblem } from '#web/api/problemKind.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { useOneAtATime } from '#web/components/admin/useOneAtATime.ts';
import { knowOrder } from '#web/components/orderAlerts/watchNewOrders.ts';
import type { EditedItems } from '#web/components/orderLifecycle/useEditedItems.ts';
import { missingChoice, productsNow, withProducts } from './manualItems.ts';
import { manualOrderBody, withFieldNames } from './manualOrderBody.ts';
import type { ReadyManualOrder, TypedManualOrder } from './manualOrderForm.ts';
import { dropManualOrder } from './storedManualOrder.ts';

interface Placing {
  form: UseFormReturn<TypedManualOrder, unknown, ReadyManualOrder>;
  edited: EditedItems;
  /** As shown. */
  totalPoisha: number;
  /** The idempotency key. */
  key: string;
  onPlaced: (order: AdminOrder) => void;
}

export function usePlacing({ form, edited, totalPoisha, key, onPlaced }: Placing) {
  /** The earlier request has arrived, whose response was lost; what was changed since is not in it. */
  const [isPlacedBefore, setIsPlacedBefore] = useState(false);
  const oneAtATime = useOneAtATime();

  const refuse = async (error: unknown) => {
    showFailure(form, withFieldNames(error), { otherwise: orderMessages.placeFailed });
    if (!isProblem(error)) return;
    if (error.code === 'idempotencyMismatch') setIsPlacedBefore(true);
    // Stock or prices are not what the page shows.
    else if (kindOfProblem(error) === 'conflict') {
      edited.replace(withProducts(edited.items, await productsNow(edited.items)));
    }
  };

  const place = async (ready: ReadyManualOrder) => {
    const { items } = edited;
    if (items.length === 0) return form.setError('root', { message: adminOrderMessages.itemsMissing });
    if (items.some(missingChoice))
      return form.setError('root', { message: adminOrderMessages.choicesMissing });
    try {
      const body = manualOrderBody(ready, items, toTaka(totalPoisha));
      const { order } = await adminApi.placeManualOrder({ body }, { idempotencyKey: key });
      dropManualOrder();
      knowOrder(order._id);
      onPlaced(order);
    } catch (error) {
      await refuse(error);
    }
  };

  const send = form.handleSubmit(place, () => form.setError('root', { message: problemTexts.invalidInput }));
  return { submit: () => oneAtATime(send), isPlacedBefore };
}
