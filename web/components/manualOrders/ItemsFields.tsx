import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { EditedItem } from '#web/components/orderLifecycle/editedItem.ts';
import { ItemsEditor } from '#web/components/orderLifecycle/ItemsEditor.tsx';
import { CandidateChoice } from './CandidateChoice.tsx';
import { CheckNote } from './CheckNote.tsx';
import { itemFaults, missingChoice } from './manualItems.ts';
import type { ManualOrder } from './useManualOrder.ts';

/** The anchor of an item, for links from the list of checks. */
export const checkIdOf = (key: number): string => `check-item-${key}`;

/** The items, with the choices where the message was not clear. */
export function ItemsFields({ edited, message }: Pick<ManualOrder, 'edited' | 'message'>) {
  const { read, settleItem, forgetItem } = message;
  const change = (key: number, part: Partial<EditedItem>) => {
    edited.change(key, part);
    settleItem(key);
  };
  const remove = (key: number) => {
    edited.remove(key);
    forgetItem(key);
  };
  return (
    <ItemsEditor
      legend={manualOrdersTexts.items}
      isLegendHidden
      edited={{ ...edited, change, remove }}
      errors={itemFaults(edited.items)}
      below={(item) => (
        <div id={checkIdOf(item.key)} tabIndex={-1} className="w-full outline-none empty:hidden">
          <MissingChoice item={item} />
          <CandidateChoice
            item={item}
            read={read.items[item.key]}
            onChange={(part) => change(item.key, part)}
          />
        </div>
      )}
    />
  );
}

function MissingChoice({ item }: { item: EditedItem }) {
  const missing = missingChoice(item);
  return missing && <CheckNote>{missing}</CheckNote>;
}
