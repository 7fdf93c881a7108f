import { FormProvider, useWatch } from 'react-hook-form';
import { isSoldBySize } from '#domain/categories.ts';
import { isComboProduct } from '#domain/products.ts';
import type { Product } from '#web/catalogue.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ColourFields } from './ColourFields.tsx';
import { ComboFields } from './ComboFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { SizeFields } from './SizeFields.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { useProductForm } from './useProductForm.ts';

/** Creates a product where none is given, else changes that one. */
export function ProductFormPage({ product }: { product: Product | null }) {
  const { form, base, kept, theirs, startAfresh, submit, submitOver } = useProductForm(product);
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
        {kept && <KeptNotice at={kept.at} onDiscard={() => startAfresh(product)} />}
        <BasicFields />
        {isComboProduct({ isCombo, category }) && <ComboFields />}
        <SpecificationFields />
        {isSoldBySize(category) && <SizeFields />}
        <ColourFields />
        <ImageFields savedIds={base?.images.map(({ publicId }) => publicId) ?? []} />
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
        <div
          data-foot-bar
          className="sticky bottom-0 z-10 -mx-4 flex justify-end gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0 sm:px-0"
        >
          <ButtonLink to="/admin/products" look="outline">
            Cancel
          </ButtonLink>
          <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
            {base ? 'Update Product' : 'Create Product'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
