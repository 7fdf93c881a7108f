import { useFormContext } from 'react-hook-form';
import { PRODUCT_NAME_MAX } from '#domain/products.ts';
import { banglaFieldTexts } from '#texts/banglaFields.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ProductDraft } from './draft.ts';

/** What Bangla pages show instead of the English name and description. */
export function BanglaFields() {
  const { register, formState } = useFormContext<ProductDraft>();
  const { errors } = formState;
  return (
    <FormSection title={banglaFieldTexts.title} hint={banglaFieldTexts.hint}>
      <Field label={banglaFieldTexts.name} optional error={errors.nameBn?.message}>
        <TextInput {...register('nameBn')} lang="bn" maxLength={PRODUCT_NAME_MAX} autoComplete="off" />
      </Field>
      <Field label={banglaFieldTexts.description} optional error={errors.descriptionBn?.message}>
        <TextArea {...register('descriptionBn')} lang="bn" rows={4} maxLength={10_000} />
      </Field>
    </FormSection>
  );
}
