import { useFormContext } from 'react-hook-form';
import { FACT_MAX, netUnits } from '#domain/cosmeticFacts.ts';
import { cosmeticFactsTexts } from '#texts/cosmeticFacts.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';

/** What customers want to know of a cosmetic. */
export function CosmeticFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  return (
    <FormSection title={productFormTexts.aboutThisCosmetic}>
      <NetContentFields />
      <Field
        label={productFormTexts.ingredients}
        optional
        hint={productFormTexts.ingredientsHint}
        error={errors.ingredients?.message}
      >
        <TextArea {...register('ingredients')} rows={4} maxLength={FACT_MAX} />
      </Field>
      <Field label={productFormTexts.howToUse} optional error={errors.howToUse?.message}>
        <TextArea {...register('howToUse')} rows={3} maxLength={FACT_MAX} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={productFormTexts.shade} optional error={errors.shade?.message}>
          <TextInput {...register('shade')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={productFormTexts.maker} optional error={errors.maker?.message}>
          <TextInput {...register('maker')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={productFormTexts.madeIn} optional error={errors.madeIn?.message}>
          <TextInput
            {...register('madeIn')}
            maxLength={60}
            autoComplete="off"
            placeholder={productFormTexts.bangladesh}
          />
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
        label={productFormTexts.netContent}
        optional
        error={netContent?.value?.message ?? netContent?.unit?.message ?? netContent?.message}
      >
        <NumberInput {...register('netContent.value')} />
      </Field>
      <Field label={productFormTexts.unit}>
        <Select {...register('netContent.unit')}>
          {netUnits.map((unit) => (
            <option key={unit} value={unit}>
              {cosmeticFactsTexts.units[unit]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
