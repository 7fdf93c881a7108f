import { useFormContext } from 'react-hook-form';
import { MAX_NAME } from '#domain/products.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import type { ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { NumberInput } from './NumberInput.tsx';
import { useIsSoldBySize } from './useIsSoldBySize.ts';

export function BasicFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  const bySize = useIsSoldBySize();
  return (
    <FormSection title="Basic Information">
      <Field label="Product Name" required error={errors.name?.message}>
        <TextInput {...register('name')} maxLength={MAX_NAME} autoComplete="off" />
      </Field>
      <Field label="Description" required error={errors.description?.message}>
        <TextArea {...register('description')} rows={5} maxLength={10_000} />
      </Field>
      <CategoryFields />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Price (৳)" required error={errors.price?.message}>
          <NumberInput {...register('price')} step={0.01} />
        </Field>
        <Field
          label="Original Price (৳)"
          optional
          hint="Crossed out if higher than the price"
          error={errors.originalPrice?.message}
        >
          <NumberInput {...register('originalPrice')} step={0.01} />
        </Field>
        {!bySize && (
          <Field label="Stock" required error={errors.stock?.message}>
            <NumberInput {...register('stock')} step={1} inputMode="numeric" />
          </Field>
        )}
        <CostField />
      </div>
      <Field label="Tags" optional hint="Separate with commas" error={errors.tags?.message}>
        <TextInput {...register('tags')} autoComplete="off" placeholder="bridal, gold plated" />
      </Field>
      <FlagFields />
    </FormSection>
  );
}

/** Restocks with a cost change it, too. */
function CostField() {
  const { register, formState } = useFormContext<ProductDraft>();
  if (!useMaySeeMoney()) return null;
  return (
    <Field
      label="Cost Price (৳)"
      optional
      hint="What a piece costs you. Customers never see it"
      error={formState.errors.costPrice?.message}
    >
      <NumberInput {...register('costPrice')} step={0.01} />
    </Field>
  );
}

function FlagFields() {
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
