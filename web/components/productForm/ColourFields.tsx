import { useFieldArray, useFormContext } from 'react-hook-form';
import { colourPresets, MAX_COLOURS } from '#domain/colourPresets.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { listError, RowList } from '#web/components/admin/RowList.tsx';
import { ColourRow } from './ColourRow.tsx';
import type { ColourDraft, ProductDraft } from './draft.ts';

/** The first unused preset. */
function nextColour(rows: readonly ColourDraft[]): ColourDraft {
  const next = colourPresets.find(({ name }) => !rows.some((row) => row.name === name)) ?? colourPresets[0];
  return { ...next, stock: '0', available: true };
}

export function ColourFields() {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'colors' });
  return (
    <FormSection title={productFormTexts.availableColors} hint={productFormTexts.coloursHint}>
      <RowList
        rows={fields}
        error={listError(formState.errors.colors)}
        addLabel={productFormTexts.addColor}
        isFull={fields.length >= MAX_COLOURS}
        onAdd={() => append(nextColour(getValues('colors')))}
      >
        {(index) => <ColourRow index={index} onRemove={() => remove(index)} />}
      </RowList>
    </FormSection>
  );
}
