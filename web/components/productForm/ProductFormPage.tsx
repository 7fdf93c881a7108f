import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { hasFacts } from '#domain/cosmeticFacts.ts';
import { isComboProduct } from '#domain/products.ts';
import { mayHaveSizes } from '#domain/sizes.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { DraftNotice } from '#web/components/admin/DraftNotice.tsx';
import { FormFoot } from '#web/components/admin/FormFoot.tsx';
import { BanglaFields } from './BanglaFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ColourFields } from './ColourFields.tsx';
import { ComboFields } from './ComboFields.tsx';
import { ComponentFields } from './ComponentFields.tsx';
import { CosmeticFields } from './CosmeticFields.tsx';
import type { ProductDraft } from './draft.ts';
import { FormBar } from './FormBar.tsx';
import { ImageFields } from './ImageFields.tsx';
import { SizeFields } from './SizeFields.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { useIsMadeOfOthers } from './useIsMadeOfOthers.ts';
import { usePhotos } from './usePhotos.ts';
import { useProductForm } from './useProductForm.ts';

interface ProductFormPageProps {
  product: AdminProduct | null;
  /** The product to copy for a new one. */
  copyOf?: AdminProduct | null;
}

/** Creates a product, or edits the given one. */
export function ProductFormPage({ product, copyOf = null }: ProductFormPageProps) {
  const { form, draftKey, base, storedAt, theirs, startFrom, submit, submitOver } = useProductForm(
    product,
    copyOf,
  );
  const photos = usePhotos(form, (base ?? copyOf)?.images.map(({ publicId }) => publicId) ?? []);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="flex max-w-4xl flex-col gap-4 [&_:is(input,select,textarea,button)]:scroll-mb-24"
      >
        {storedAt && <DraftNotice at={storedAt} onDiscard={() => startFrom(product)} />}
        <BasicFields inCombos={product?.inCombos} batches={product?.batches} />
        <BanglaFields />
        <FieldsOfKind />
        <ImageFields photos={photos} />
        <FormFoot
          failure={errors.root?.message}
          conflict={
            base &&
            theirs && (
              <ChangedMeanwhile
                base={base}
                theirs={theirs}
                isSaving={isSubmitting}
                onKeepMine={() => void submitOver()}
                onTakeTheirs={() => startFrom(theirs)}
              />
            )
          }
        >
          <FormBar
            previewKey={draftKey}
            isNew={!base}
            isSaving={isSubmitting}
            isUploading={photos.isUploading}
          />
        </FormFoot>
      </form>
    </FormProvider>
  );
}

/** What depends on the kind of product. */
function FieldsOfKind() {
  const { control } = useFormContext<ProductDraft>();
  const [category, isMarked] = useWatch({ control, name: ['category', 'isCombo'] });
  const isCombo = isComboProduct({ isCombo: isMarked, category });
  const isMadeOfOthers = useIsMadeOfOthers();
  return (
    <>
      {isCombo && <ComponentFields />}
      {isCombo && <ComboFields />}
      {hasFacts(category) && <CosmeticFields />}
      <SpecificationFields />
      {mayHaveSizes(category) && !isMadeOfOthers && <SizeFields category={category} />}
      {!isMadeOfOthers && <ColourFields />}
    </>
  );
}
