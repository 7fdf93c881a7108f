import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { colourPresets, MAX_COLOURS } from '#domain/colours.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { ColourRow } from './ColourRow.tsx';
import type { ColourDraft, ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { listError } from './listError.ts';

/** The first preset that isn't chosen yet. */
function nextColour(rows: readonly ColourDraft[]): ColourDraft {
  const next = colourPresets.find(({ name }) => !rows.some((row) => row.name === name)) ?? colourPresets[0];
  return { ...next, stock: '0', available: true };
}

export function ColourFields() {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'colors' });
  const error = listError(formState.errors.colors);
  return (
    <FormSection
      title="Available Colors"
      hint="A product without colors is sold as it is; one with colors asks the shopper to choose."
    >
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map((row, index) => (
          <ColourRow key={row.id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <Button
        look="outline"
        size="sm"
        className="self-start"
        disabled={fields.length >= MAX_COLOURS}
        onClick={() => append(nextColour(getValues('colors')))}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Color
      </Button>
    </FormSection>
  );
}
