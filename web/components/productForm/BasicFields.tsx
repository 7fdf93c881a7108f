import { useFormContext, useWatch } from 'react-hook-form';
import { inCombosText } from '#domain/comboTexts.ts';
import { PRODUCT_NAME_MAX } from '#domain/products.ts';
import { productFormTexts } from '#texts/productForm.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import type { ProductDraft } from './draft.ts';
import { useIsMadeOfOthers } from './useIsMadeOfOthers.ts';
import { useIsSoldBySize } from './useIsSoldBySize.ts';

/** `inCombos`: the combos that the product is part of. `batches`: what its stock follows from. */
export function BasicFields({ inCombos = [], batches }: Pick<AdminProduct, 'inCombos' | 'batches'>) {
  const { register, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  const isSoldBySize = useIsSoldBySize();
  const isMadeOfOthers = useIsMadeOfOthers();
  return (
    <FormSection title={productFormTexts.basicInformation}>
      <Field label={productFormTexts.productName} required error={errors.name?.message}>
        <TextInput {...register('name')} maxLength={PRODUCT_NAME_MAX} autoComplete="off" />
      </Field>
      <Field label={productFormTexts.description} required error={errors.description?.message}>
        <TextArea {...register('description')} rows={5} maxLength={10_000} />
      </Field>
      <CategoryFields />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={productFormTexts.price} required error={errors.price?.message}>
          <NumberInput {...register('price')} />
        </Field>
        <Field
          label={productFormTexts.originalPrice}
          optional
          hint={productFormTexts.originalPriceHint}
          error={errors.originalPrice?.message}
        >
          <NumberInput {...register('originalPrice')} />
        </Field>
        {!isSoldBySize && !isMadeOfOthers && (
          <Field
            label={productFormTexts.stock}
            required
            hint={batches && productFormTexts.stockFromBatches}
            error={errors.stock?.message}
          >
            <NumberInput {...register('stock')} inputMode="numeric" readOnly={batches !== undefined} />
          </Field>
        )}
        <CostField hint={isMadeOfOthers ? productFormTexts.comboCostHint : productFormTexts.costHint} />
      </div>
      <Field
        label={productFormTexts.tags}
        optional
        hint={productFormTexts.separateWithCommas}
        error={errors.tags?.message}
      >
        <TextInput {...register('tags')} autoComplete="off" placeholder={productFormTexts.tagsExample} />
      </Field>
      <FlagFields />
      <HiddenFromCombos inCombos={inCombos} />
    </FormSection>
  );
}

/** Restocks with a cost change it, too. */
function CostField({ hint }: { hint: string }) {
  const { register, formState } = useFormContext<ProductDraft>();
  if (!useMaySeeMoney()) return null;
  return (
    <Field
      label={productFormTexts.costPrice}
      optional
      hint={hint}
      error={formState.errors.costPrice?.message}
    >
      <NumberInput {...register('costPrice')} />
    </Field>
  );
}

/** While the product is to be hidden. */
function HiddenFromCombos({ inCombos }: { inCombos: NonNullable<AdminProduct['inCombos']> }) {
  const { control } = useFormContext<ProductDraft>();
  const isActive = useWatch({ control, name: 'isActive' });
  return (
    <p role="status" className="text-caution text-sm empty:hidden">
      {!isActive && inCombosText(inCombos)}
    </p>
  );
}

function FlagFields() {
  const { register } = useFormContext<ProductDraft>();
  return (
    <fieldset>
      <legend className="sr-only">{productFormTexts.shownAs}</legend>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox {...register('featured')} label={productFormTexts.featured} />
        <Checkbox {...register('isNewArrival')} label={productFormTexts.newArrival} />
        <Checkbox {...register('isCombo')} label={productFormTexts.combo} />
        <Checkbox {...register('isActive')} label={productFormTexts.isShown} />
      </div>
    </fieldset>
  );
}
