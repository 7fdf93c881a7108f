import type { ProductForm } from '#domain/productForm.ts';
import { adminTexts } from '#texts/admin.ts';
import { formProblemTexts } from '#texts/formProblems.ts';
import { productFormTexts } from '#texts/productForm.ts';
import type { Product } from '#web/api/responses.ts';
import { ConflictButtons } from '#web/components/admin/ConflictButtons.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { savedFormOf } from './draft.ts';
import { changedFields } from './productChange.ts';

interface ChangedMeanwhileProps {
  base: Product;
  /** The version that another admin saved. */
  theirs: Product;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Names the other admin's changes and offers how to go on. No input is lost. */
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
      <p className="font-medium">{formProblemTexts.changedMeanwhile}</p>
      <p>
        {changed.length > 0
          ? productFormTexts.theyChanged(changed.map((field) => productFormTexts.changed[field]).join(', '))
          : adminTexts.changesStay}
      </p>
      <ConflictButtons {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
