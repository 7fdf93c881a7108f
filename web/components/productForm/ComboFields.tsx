import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_COMBO_ITEMS } from '#domain/productParts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, FieldError } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { listError } from './listError.ts';
import { NumberInput } from './NumberInput.tsx';
import { RowShell } from './RowShell.tsx';

/** What a combo holds, and what it saves. */
export function ComboFields() {
  const { register, control, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'comboItems' });
  const error = listError(errors.comboItems);
  return (
    <FormSection title="Combo Contents">
      <Field label="Combo Discount (%)" optional error={errors.comboDiscount?.message} className="sm:w-48">
        <NumberInput {...register('comboDiscount')} step={1} max={100} inputMode="numeric" />
      </Field>
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map((row, index) => (
          <RowShell key={row.id} label={`Item ${index + 1}`} onRemove={() => remove(index)}>
            <Field
              label="Item"
              required
              className="col-span-2"
              error={errors.comboItems?.[index]?.name?.message}
            >
              <TextInput {...register(`comboItems.${index}.name`)} maxLength={200} autoComplete="off" />
            </Field>
            <Field
              label="Description"
              className="col-span-2"
              error={errors.comboItems?.[index]?.description?.message}
            >
              <TextInput
                {...register(`comboItems.${index}.description`)}
                maxLength={1000}
                autoComplete="off"
              />
            </Field>
          </RowShell>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <Button
        look="outline"
        size="sm"
        className="self-start"
        disabled={fields.length >= MAX_COMBO_ITEMS}
        onClick={() => append({ name: '', description: '' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Item
      </Button>
    </FormSection>
  );
}
