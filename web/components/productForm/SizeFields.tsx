import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { mustHaveSizes, sizeLimit } from '#domain/sizes.ts';
import { defaultSizes } from '#domain/usualSizes.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { listError, RowList } from '#web/components/admin/RowList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft, SizeDraft } from './draft.ts';
import { RowShell } from './RowShell.tsx';

const usualRows = (category: string): SizeDraft[] =>
  defaultSizes(category).map((row) => ({ ...row, stock: String(row.stock) }));

const blankRow: SizeDraft = { size: '', measurement: '', stock: '0', available: true };

/** The first usual size that is not used yet. */
const nextSize = (category: string, rows: readonly SizeDraft[]): SizeDraft =>
  usualRows(category).find(({ size }) => !rows.some((row) => row.size === size)) ?? blankRow;

const hintOf = (category: string): string =>
  mustHaveSizes(category)
    ? productFormTexts.sizesHint(sizeLimit(category))
    : productFormTexts.oneSizeHint(sizeLimit(category));

export function SizeFields({ category }: { category: string }) {
  const { control, formState, getValues } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' });
  return (
    <FormSection title={productFormTexts.availableSizes} hint={hintOf(category)}>
      <RowList
        rows={fields}
        error={listError(formState.errors.sizes)}
        addLabel={productFormTexts.addSize}
        isFull={fields.length >= sizeLimit(category)}
        onAdd={() => append(nextSize(category, getValues('sizes')))}
      >
        {(index) => <SizeRow index={index} onRemove={() => remove(index)} />}
      </RowList>
      {fields.length === 0 && (
        <Button look="outline" size="sm" className="self-start" onClick={() => append(usualRows(category))}>
          {productFormTexts.addTheUsualSizes}
        </Button>
      )}
    </FormSection>
  );
}

function SizeRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, control, formState } = useFormContext<ProductDraft>();
  const errors = formState.errors.sizes?.[index];
  const name = useWatch({ control, name: `sizes.${index}.size` });
  return (
    <RowShell label={productFormTexts.sizeRow(name || index + 1)} onRemove={onRemove}>
      <Field label={productFormTexts.size} required error={errors?.size?.message}>
        <TextInput {...register(`sizes.${index}.size`)} maxLength={50} autoComplete="off" />
      </Field>
      <Field label={productFormTexts.measurement} error={errors?.measurement?.message}>
        <TextInput {...register(`sizes.${index}.measurement`)} maxLength={50} autoComplete="off" />
      </Field>
      <Field label={productFormTexts.stock} error={errors?.stock?.message}>
        <NumberInput {...register(`sizes.${index}.stock`)} inputMode="numeric" />
      </Field>
      <Checkbox
        {...register(`sizes.${index}.available`)}
        label={productFormTexts.available}
        className="sm:pt-6"
      />
    </RowShell>
  );
}
