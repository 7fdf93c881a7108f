import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { bangleSizes, MAX_SIZES } from '#domain/bangleSizes.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft, SizeDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { NumberInput } from './NumberInput.tsx';
import { listError, RowList } from './RowList.tsx';
import { RowShell } from './RowShell.tsx';

/** The first usual size that is not used yet. */
function nextSize(rows: readonly SizeDraft[]): SizeDraft {
  const next = bangleSizes.find(({ size }) => !rows.some((row) => row.size === size));
  return { size: next?.size ?? '', measurement: next?.measurement ?? '', stock: '0', available: true };
}

export function SizeFields() {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' });
  return (
    <FormSection title="Available Sizes" hint={`Stock is counted by size. Up to ${MAX_SIZES} sizes.`}>
      <RowList
        rows={fields}
        error={listError(formState.errors.sizes)}
        addLabel="Add Size"
        isFull={fields.length >= MAX_SIZES}
        onAdd={() => append(nextSize(getValues('sizes')))}
      >
        {(index) => <SizeRow index={index} onRemove={() => remove(index)} />}
      </RowList>
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
