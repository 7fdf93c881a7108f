/** State of the form of a new order: its fields, its items, the message and what it costs. */
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AdminOrder, Product } from '#web/api/responses.ts';
import { useEditedItems } from '#web/components/orderLifecycle/useEditedItems.ts';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { useSettings } from '#web/state/settings.ts';
import { withProducts } from './manualItems.ts';
import {
  blankManualOrder,
  type ReadyManualOrder,
  resolveManualOrder,
  type TypedManualOrder,
} from './manualOrderForm.ts';
import { manualTotal } from './manualTotal.ts';
import { usePhoneOrders } from './phoneOrders.ts';
import { MANUAL_ORDER_FORM, storedParts, storeParts } from './storedManualOrder.ts';
import { useMessage } from './useMessage.ts';
import { usePlacing } from './usePlacing.ts';

/** `products`: those of the stored items, as they are now. */
export function useManualOrder(
  products: ReadonlyMap<string, Product>,
  onPlaced: (order: AdminOrder) => void,
) {
  const [start] = useState(storedParts);
  const [stored] = useState(() => withProducts(start.items, products));
  const { delivery } = useSettings();
  const form = useForm<TypedManualOrder, unknown, ReadyManualOrder>({
    resolver: resolveManualOrder,
    defaultValues: withFormDraft(MANUAL_ORDER_FORM, blankManualOrder),
  });
  useFormDraft(MANUAL_ORDER_FORM, form);
  const phoneOrders = usePhoneOrders(form);
  const edited = useEditedItems(stored);
  const message = useMessage(start, { form, edited });
  const { text, read } = message;
  const { items } = edited;
  useEffect(() => storeParts({ key: start.key, message: text, read, items }), [start.key, text, read, items]);
  const [source, district, shippingPrice, discount, paid] = useWatch({
    control: form.control,
    name: ['source', 'district', 'shippingPrice', 'discount', 'paid'],
  });
  const total = manualTotal(items, { source, district, shippingPrice, discount, paid }, delivery);
  const placing = usePlacing({ form, edited, totalPoisha: total.totalPoisha, key: start.key, onPlaced });
  return { form, phoneOrders, edited, message, placing, total };
}

export type ManualOrder = ReturnType<typeof useManualOrder>;
