import { useFormContext } from 'react-hook-form';
import { MAX_FACT, netUnits } from '#domain/cosmeticFacts.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { NumberInput } from './NumberInput.tsx';

/** What customers want to know of a cosmetic. */
export function CosmeticFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  return (
    <FormSection title="About this cosmetic">
      <NetContentFields />
      <Field
        label="Ingredients"
        optional
        hint="As on the package, separated by commas"
        error={errors.ingredients?.message}
      >
        <TextArea {...register('ingredients')} rows={4} maxLength={MAX_FACT} />
      </Field>
      <Field label="How to use" optional error={errors.howToUse?.message}>
        <TextArea {...register('howToUse')} rows={3} maxLength={MAX_FACT} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Shade" optional error={errors.shade?.message}>
          <TextInput {...register('shade')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label="Maker" optional error={errors.maker?.message}>
          <TextInput {...register('maker')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label="Made in" optional error={errors.madeIn?.message}>
          <TextInput {...register('madeIn')} maxLength={60} autoComplete="off" placeholder="Bangladesh" />
        </Field>
      </div>
    </FormSection>
  );
}

/** The price of 100 ml or g on the product's page follows from it. */
function NetContentFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  const { netContent } = formState.errors;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 sm:max-w-sm">
      <Field
        label="Net content"
        optional
        error={netContent?.value?.message ?? netContent?.unit?.message ?? netContent?.message}
      >
        <NumberInput {...register('netContent.value')} step={0.01} />
      </Field>
      <Field label="Unit">
        <Select {...register('netContent.unit')}>
          {netUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
