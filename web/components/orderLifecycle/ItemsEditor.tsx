import type { ReactNode } from 'react';
import type { AdminOrder } from '#web/api/responses.ts';
import { FieldError } from '#web/ui/control.tsx';
import { type EditedItem, priceOf } from './editedItem.ts';
import { ItemRow } from './ItemRow.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import type { EditedItems } from './useEditedItems.ts';

interface ItemsEditorProps {
  legend: string;
  /** Set if a title above says the same. */
  isLegendHidden?: boolean;
  edited: EditedItems;
  /** The lines of the order, whose prices stay. */
  ordered?: AdminOrder['orderItems'];
  errors: Readonly<Record<string, string>>;
  /** What is shown below an item. */
  below?: (item: EditedItem) => ReactNode;
}

/** The first message about an item. */
const errorOf = (errors: ItemsEditorProps['errors'], place: number): string | undefined =>
  Object.entries(errors).find(([path]) => path.startsWith(`items.${place}.`))?.[1];

/** Items with quantity, size and color, and a search to add more. */
export function ItemsEditor(props: ItemsEditorProps) {
  const { legend, isLegendHidden, edited, ordered = [], errors, below } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-medium text-sm'}>{legend}</legend>
      {edited.items.length > 0 && (
        <ul aria-label={legend} className="divide-y divide-line">
          {edited.items.map((item, place) => (
            <ItemRow
              key={item.key}
              item={item}
              price={priceOf(item, ordered)}
              error={errorOf(errors, place)}
              onChange={(part) => edited.change(item.key, part)}
              onRemove={() => edited.remove(item.key)}
            >
              {below?.(item)}
            </ItemRow>
          ))}
        </ul>
      )}
      {errors.items && <FieldError>{errors.items}</FieldError>}
      <ProductPicker onPick={edited.add} />
    </fieldset>
  );
}
