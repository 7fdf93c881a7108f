import { useFormContext, useWatch } from 'react-hook-form';
import { shownColour } from '#domain/colours.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ProductDraft } from './draft.ts';

/** The color that a photo shows. A removed color stays visible until another is chosen. */
export function PhotoColour({ index }: { index: number }) {
  const { register, formState } = useFormContext<ProductDraft>();
  const colors = useWatch<ProductDraft, 'colors'>({ name: 'colors' });
  const chosen = useWatch<ProductDraft, `images.${number}.color`>({ name: `images.${index}.color` });
  const names = new Set([...colors.map(({ name }) => name), chosen ?? ''].filter(Boolean));
  if (names.size === 0) return null;
  return (
    <Field
      label={productFormTexts.colour}
      isLabelHidden
      error={formState.errors.images?.[index]?.color?.message}
    >
      <Select {...register(`images.${index}.color`)} aria-label={productFormTexts.colourOfImage(index + 1)}>
        <option value="">{productFormTexts.anyColor}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {shownColour(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
