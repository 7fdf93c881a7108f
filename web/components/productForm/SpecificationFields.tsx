import { useFormContext } from 'react-hook-form';
import { knownSpecifications } from '#domain/productParts.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';

const labels = {
  material: productFormTexts.material,
  color: productFormTexts.colour,
  size: productFormTexts.size,
  weight: productFormTexts.weight,
};

export function SpecificationFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <FormSection title={productFormTexts.specifications}>
      <div className="grid gap-4 sm:grid-cols-2">
        {knownSpecifications.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            optional
            error={formState.errors.specifications?.[name]?.message}
          >
            <TextInput {...register(`specifications.${name}`)} maxLength={500} autoComplete="off" />
          </Field>
        ))}
      </div>
    </FormSection>
  );
}
