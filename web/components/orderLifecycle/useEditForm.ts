/** State of the form that edits an order. Only what was changed is sent. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { shippingAddressSchema } from '#domain/addresses.schema.ts';
import { wishFields } from '#domain/deliveryWishes.schema.ts';
import { type DeliveryWishes, wishesOf } from '#domain/deliveryWishes.ts';
import { toTaka } from '#domain/money.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type TypedAddress, typedFrom } from '#web/components/addresses/typedAddress.ts';
import { useSettings } from '#web/state/settings.ts';
import { editedLines, isUnchanged, orderedItems } from './editedItem.ts';
import { editTotal } from './editTotal.ts';
import { useEditedItems } from './useEditedItems.ts';
import { useOrderForm } from './useOrderForm.ts';

const editFormSchema = z.object({ ...shippingAddressSchema.shape, ...wishFields });

/** The wishes that differ from the order's. */
function changedWishes(ready: DeliveryWishes, before: DeliveryWishes): Partial<DeliveryWishes> {
  const changed = Object.entries(wishesOf(ready)).filter(
    ([name, value]) => value !== before[name as keyof DeliveryWishes],
  );
  return Object.fromEntries(changed);
}

const isSame = (typed: TypedAddress, before: TypedAddress): boolean =>
  JSON.stringify(typedFrom(typed)) === JSON.stringify(typedFrom(before));

/** `base`: the order that the form started from. */
export function useEditForm(base: AdminOrder, onSaved: () => void) {
  const form = useOrderForm('edit', base._id, onSaved);
  const { delivery } = useSettings();
  const address = useForm({
    resolver: zodResolver(editFormSchema),
    defaultValues: {
      ...typedFrom(base.shippingAddress),
      ...wishesOf(base),
      secondPhone: base.secondPhone ?? '',
    },
  });
  const edited = useEditedItems(orderedItems(base));
  const [fee, setFee] = useState<string | null>(null);
  const discountBefore = String(base.discount?.amount ?? 0);
  const [discount, setDiscount] = useState(discountBefore);

  const items = isUnchanged(edited.items, base.orderItems) ? null : edited.items;
  const preview = editTotal(base, { district: address.watch('district'), items, fee, discount }, delivery);

  const save = (version: number) =>
    void address.handleSubmit((typed) => {
      const { country } = base.shippingAddress;
      form.submit({
        version,
        shippingAddress: isSame(typed, base.shippingAddress) ? undefined : { ...typedFrom(typed), country },
        ...changedWishes(typed, base),
        items: items ? editedLines(items) : undefined,
        shippingPrice: fee || undefined,
        discount: discount === discountBefore ? undefined : discount,
      });
    })();
  return {
    form,
    address,
    edited,
    fee: { value: fee ?? String(toTaka(preview.shippingPoisha)), isTyped: Boolean(fee), type: setFee },
    discount: { value: discount, type: setDiscount },
    preview,
    save,
  };
}
