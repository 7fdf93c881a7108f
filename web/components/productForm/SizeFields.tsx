import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { bangleSizes, MAX_SIZES } from '#domain/bangleSizes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field, FieldError } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft, SizeDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { listError } from './listError.ts';
import { NumberInput } from './NumberInput.tsx';
import { RowShell } from './RowShell.tsx';

/** The first of the usual sizes that isn't there yet. */
function nextSize(rows: readonly SizeDraft[]): SizeDraft {
  const next = bangleSizes.find(({ size }) => !rows.some((row) => row.size === size));
  return { size: next?.size ?? '', measurement: next?.measurement ?? '', stock: '0', available: true };
}

export function SizeFields() {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' });
  const error = listError(formState.errors.sizes);
  return (
    <FormSection title="Available Sizes" hint={`Stock is counted by size. At most ${MAX_SIZES} sizes.`}>
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map((row, index) => (
          <SizeRow key={row.id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <Button
        look="outline"
        size="sm"
        className="self-start"
        disabled={fields.length >= MAX_SIZES}
        onClick={() => append(nextSize(getValues('sizes')))}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Size
      </Button>
    </FormSection>
  );
}

function SizeRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, control, formState } = useFormContext<ProductDraft>();
  const errors = formState.errors.sizes?.[index];
  const name = useWatch({ control, name: `sizes.${index}.size` });
  return (
    <RowShell label={`Size ${name || index + 1}`} onRemove={onRemove}>
      <Field label="Size" required error={errors?.size?.message}>
        <TextInput {...register(`sizes.${index}.size`)} maxLength={50} autoComplete="off" />
      </Field>
      <Field label="Measurement" error={errors?.measurement?.message}>
        <TextInput {...register(`sizes.${index}.measurement`)} maxLength={50} autoComplete="off" />
      </Field>
      <Field label="Stock" error={errors?.stock?.message}>
        <NumberInput {...register(`sizes.${index}.stock`)} step={1} inputMode="numeric" />
      </Field>
      <Checkbox {...register(`sizes.${index}.available`)} label="Available" className="sm:pt-6" />
    </RowShell>
  );
}
