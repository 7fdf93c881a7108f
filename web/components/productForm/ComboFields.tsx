import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_COMBO_ITEMS } from '#domain/productParts.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { listError, RowList } from '#web/components/admin/RowList.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';
import { RowShell } from './RowShell.tsx';
import { useIsMadeOfOthers } from './useIsMadeOfOthers.ts';

/** What is in a combo, as text, and the saving, unless it follows from the prices of the products that the combo is made of. */
export function ComboFields() {
  const { register, control, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  const isMadeOfOthers = useIsMadeOfOthers();
  const { fields, append, remove } = useFieldArray({ control, name: 'comboItems' });
  return (
    <FormSection
      title={productFormTexts.comboContents}
      hint={isMadeOfOthers ? productFormTexts.comboItemsHint : undefined}
    >
      {!isMadeOfOthers && (
        <Field
          label={productFormTexts.comboDiscount}
          optional
          error={errors.comboDiscount?.message}
          className="sm:w-48"
        >
          <NumberInput {...register('comboDiscount')} inputMode="numeric" />
        </Field>
      )}
      <RowList
        rows={fields}
        error={listError(errors.comboItems)}
        addLabel={productFormTexts.addItem}
        isFull={fields.length >= MAX_COMBO_ITEMS}
        onAdd={() => append({ name: '', description: '' })}
      >
        {(index) => <ComboItemRow index={index} onRemove={() => remove(index)} />}
      </RowList>
    </FormSection>
  );
}

function ComboItemRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<ProductDraft>();
  const errors = formState.errors.comboItems?.[index];
  return (
    <RowShell label={productFormTexts.itemRow(index + 1)} onRemove={onRemove}>
      <Field label={productFormTexts.item} required className="col-span-2" error={errors?.name?.message}>
        <TextInput {...register(`comboItems.${index}.name`)} maxLength={200} autoComplete="off" />
      </Field>
      <Field label={productFormTexts.description} className="col-span-2" error={errors?.description?.message}>
        <TextInput {...register(`comboItems.${index}.description`)} maxLength={1000} autoComplete="off" />
      </Field>
    </RowShell>
  );
}
