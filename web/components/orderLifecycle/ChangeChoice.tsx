import { useState } from 'react';
import { choiceText } from '#domain/choiceText.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import type { EditedItem } from './editedItem.ts';

interface ChangeChoiceProps {
  item: EditedItem;
  onChange: (part: Partial<EditedItem>) => void;
}

/** Loads the sizes and colors of a line's product, to choose others. */
export function ChangeChoice({ item, onChange }: ChangeChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { product: id } = item;
  if (id === null || !choiceText(item)) return null;
  const load = async () => {
    setIsBusy(true);
    try {
      const product = await adminApi.adminProduct({ params: { id } });
      onChange({ offered: product, price: product.price });
    } catch (error) {
      toastFailure(error, adminProductTexts.fetchFailed);
      setIsBusy(false);
    }
  };
  return (
    <Button look="quiet" size="sm" busy={isBusy} className="underline" onClick={() => void load()}>
      {item.selectedSize ? orderLifecycleTexts.changeSize : orderLifecycleTexts.changeColor}
    </Button>
  );
}
