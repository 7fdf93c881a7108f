/** The pasted message, and what it was read into. */
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { useOneAtATime } from '#web/components/admin/useOneAtATime.ts';
import type { EditedItems } from '#web/components/orderLifecycle/useEditedItems.ts';
import { confirm } from '#web/ui/confirm.ts';
import { productsNow } from './manualItems.ts';
import type { ReadyManualOrder, TypedManualOrder } from './manualOrderForm.ts';
import {
  doubtsOf,
  fieldsOf,
  isChangedByHand,
  itemsOf,
  type MessageDraft,
  orderedText,
  type ReadMessage,
  readItemsOf,
  unreadOf,
} from './messageFields.ts';
import type { ManualOrderParts } from './storedManualOrder.ts';

interface MessageTarget {
  form: UseFormReturn<TypedManualOrder, unknown, ReadyManualOrder>;
  edited: EditedItems;
}

const REPLACE = manualOrdersTexts.replaceQuestion;

export function useMessage(start: ManualOrderParts, { form, edited }: MessageTarget) {
  const [text, setText] = useState(start.message);
  const [read, setRead] = useState<ReadMessage>(start.read);
  const [reading, setReading] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  /** Since the page was opened. */
  const [timesRead, setTimesRead] = useState(0);
  const oneAtATime = useOneAtATime();

  const fill = async (draft: MessageDraft) => {
    const products = await productsNow(draft.items);
    const [fields, items] = [fieldsOf(draft), itemsOf(draft, products)];
    const { secondPhone } = draft;
    form.reset({ ...form.getValues(), ...fields, landmark: '', secondPhone, source: 'message' });
    edited.replace(items);
    setRead({
      fields,
      doubts: doubtsOf(draft),
      items: readItemsOf(draft),
      unread: unreadOf(draft, products),
      ordered: orderedText(items),
    });
  };

  const send = async () => {
    const isEdited = isChangedByHand(read, form.getValues(), edited.items);
    if (
      isEdited &&
      !(await confirm(REPLACE, { yes: manualOrdersTexts.replace, no: manualOrdersTexts.keepForm }))
    )
      return;
    setReading({ isBusy: true });
    try {
      await fill(await adminApi.draftOrder({ body: { text } }));
      setReading({ isBusy: false });
      setTimesRead((times) => times + 1);
    } catch (error) {
      setReading({ isBusy: false, failure: failureText(error, adminOrderMessages.messageNotRead) });
    }
  };

  const readText = async () => {
    if (text.trim() !== '') await oneAtATime(send);
  };

  /** The item is what the admin chose now. */
  const settleItem = (key: number) =>
    setRead((before) => {
      const item = before.items[key];
      return item ? { ...before, items: { ...before.items, [key]: { ...item, isChecked: true } } } : before;
    });
  const forgetItem = (key: number) =>
    setRead((before) => {
      const { [key]: _, ...items } = before.items;
      return { ...before, items };
    });

  return { text, setText, read, timesRead, reading, readText, settleItem, forgetItem };
}

export type Message = ReturnType<typeof useMessage>;
