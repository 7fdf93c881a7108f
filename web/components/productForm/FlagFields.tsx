import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { ProductDraft } from './draft.ts';

export function FlagFields() {
  const { register } = useFormContext<ProductDraft>();
  return (
    <fieldset>
      <legend className="sr-only">Shown as</legend>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox {...register('featured')} label="Featured" />
        <Checkbox {...register('isNewArrival')} label="New Arrival" />
        <Checkbox {...register('isCombo')} label="Combo" />
        <Checkbox {...register('isActive')} label="Shown in the shop" />
      </div>
    </fieldset>
  );
}
