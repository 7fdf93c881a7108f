import { useFieldArray, useFormContext } from 'react-hook-form';
import { colourPresets, MAX_COLOURS } from '#domain/colours.ts';
import { ColourRow } from './ColourRow.tsx';
import type { ColourDraft, ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { listError } from './listError.ts';
import { RowList } from './RowList.tsx';

/** The first preset that isn't chosen yet. */
function nextColour(rows: readonly ColourDraft[]): ColourDraft {
  const next = colourPresets.find(({ name }) => !rows.some((row) => row.name === name)) ?? colourPresets[0];
  return { ...next, stock: '0', available: true };
}

export function ColourFields() {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'colors' });
  return (
    <FormSection
      title="Available Colors"
      hint="A product without colors is sold as it is; one with colors asks the shopper to choose."
    >
      <RowList
        rows={fields}
        error={listError(formState.errors.colors)}
        addLabel="Add Color"
        isFull={fields.length >= MAX_COLOURS}
        onAdd={() => append(nextColour(getValues('colors')))}
      >
        {(index) => <ColourRow index={index} onRemove={() => remove(index)} />}
      </RowList>
    </FormSection>
  );
}
