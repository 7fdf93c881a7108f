import { FormProvider, useWatch } from 'react-hook-form';
import { hasFacts } from '#domain/cosmeticFacts.ts';
import { isComboProduct } from '#domain/products.ts';
import { mayHaveSizes } from '#domain/sizes.ts';
import type { Product } from '#web/api/responses.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ColourFields } from './ColourFields.tsx';
import { ComboFields } from './ComboFields.tsx';
import { CosmeticFields } from './CosmeticFields.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormBar } from './FormBar.tsx';
import { ImageFields } from './ImageFields.tsx';
import { SizeFields } from './SizeFields.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { usePhotos } from './usePhotos.ts';
import { useProductForm } from './useProductForm.ts';

interface ProductFormPageProps {
  product: Product | null;
  /** The product to copy for a new one. */
  copyOf?: Product | null;
}

/** Creates a product, or edits the given one. */
export function ProductFormPage({ product, copyOf = null }: ProductFormPageProps) {
  const { form, draftKey, base, stored, theirs, startAfresh, submit, submitOver } = useProductForm(
    product,
    copyOf,
  );
  const photos = usePhotos(form, (base ?? copyOf)?.images.map(({ publicId }) => publicId) ?? []);
  const { errors, isSubmitting } = form.formState;
  const [category, isCombo] = useWatch({ control: form.control, name: ['category', 'isCombo'] });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="flex max-w-4xl flex-col gap-4 [&_:is(input,select,textarea,button)]:scroll-mb-24"
      >
        {stored && <DraftNotice at={stored.at} onDiscard={() => startAfresh(product)} />}
        <BasicFields />
        {isComboProduct({ isCombo, category }) && <ComboFields />}
        {hasFacts(category) && <CosmeticFields />}
        <SpecificationFields />
        {mayHaveSizes(category) && <SizeFields category={category} />}
        <ColourFields />
        <ImageFields photos={photos} />
        {base && theirs && (
          <ChangedMeanwhile
            base={base}
            theirs={theirs}
            isSaving={isSubmitting}
            onKeepMine={() => void submitOver()}
            onTakeTheirs={() => startAfresh(theirs)}
          />
        )}
        <FormAlert>{errors.root?.message}</FormAlert>
        <FormBar
          previewKey={draftKey}
          isNew={!base}
          isSaving={isSubmitting}
          isUploading={photos.isUploading}
        />
      </form>
    </FormProvider>
  );
}
