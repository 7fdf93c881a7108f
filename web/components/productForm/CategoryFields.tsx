import { useFormContext } from 'react-hook-form';
import { categories } from '#domain/categories.ts';
import { mustHaveSizes } from '#domain/sizes.ts';
import { defaultSizes } from '#domain/usualSizes.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';

export function CategoryFields() {
  const { register, setValue, getValues, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  // A bangle needs sizes, so the usual ones are filled in.
  const offerSizes = (category: string) => {
    if (!mustHaveSizes(category) || getValues('sizes').length > 0) return;
    setValue(
      'sizes',
      defaultSizes(category).map((size) => ({ ...size, stock: String(size.stock) })),
    );
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={productFormTexts.category} required error={errors.category?.message}>
        <Select {...register('category', { onChange: ({ target }) => offerSizes(target.value) })}>
          <option value="">{productFormTexts.chooseCategory}</option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={productFormTexts.subcategory} optional error={errors.subcategory?.message}>
        <TextInput {...register('subcategory')} maxLength={100} autoComplete="off" />
      </Field>
    </div>
  );
}
