import { problems } from '#domain/problems.ts';
import type { ProductForm } from '#domain/products.ts';
import type { Product } from '#web/catalogue.ts';
import { KeepOrTake } from '#web/components/admin/KeepOrTake.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { savedFormOf } from './draft.ts';
import { changedFields } from './productChange.ts';

const names: Partial<Record<keyof ProductForm, string>> = {
  originalPrice: 'original price',
  isNewArrival: 'new arrival',
  isCombo: 'combo',
  comboItems: 'combo contents',
  comboDiscount: 'combo discount',
  isActive: 'shown in the shop',
};

interface ChangedMeanwhileProps {
  base: Product;
  /** As somebody else has left it. */
  theirs: Product;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Nothing typed is lost: what the other one changed is named, and the owner says how to go on. */
export function ChangedMeanwhile({
  base,
  theirs,
  isSaving,
  onKeepMine,
  onTakeTheirs,
}: ChangedMeanwhileProps) {
  const changed = changedFields(savedFormOf(base), savedFormOf(theirs) as ProductForm);
  return (
    <FormAlert>
      <p className="font-medium">{problems.changedMeanwhile.message}</p>
      <p>
        {changed.length > 0 && `They changed: ${changed.map((field) => names[field] ?? field).join(', ')}. `}
        Your own changes are still here and not yet saved.
      </p>
      <KeepOrTake {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
