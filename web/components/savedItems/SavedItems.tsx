import { savedItemsTexts } from '#texts/savedItems.ts';
import { useSavedItems } from '#web/state/savedItems.ts';
import { SavedItem } from './SavedItem.tsx';

/** The list below the cart. Hidden while there is none. */
export function SavedItems() {
  const items = useSavedItems();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="saved-items" className="pt-12">
      <h2 id="saved-items" className="text-xl">
        {savedItemsTexts.title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-b">
        {items.map((item) => (
          <SavedItem key={item._id} item={item} />
        ))}
      </ul>
    </section>
  );
}
