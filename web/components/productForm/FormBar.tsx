import ExternalLink from 'virtual:lucide/external-link';
import { productFormTexts } from '#texts/productForm.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

interface FormBarProps {
  /** Link to the preview of the form's draft. */
  previewKey: string;
  isNew: boolean;
  isSaving: boolean;
  /** Saving now would lose the photos that are on their way. */
  isUploading: boolean;
}

/** The form's buttons, always visible. */
export function FormBar({ previewKey, isNew, isSaving, isUploading }: FormBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0 sm:px-0"
    >
      <ButtonLink
        to={`/admin/products/${previewKey}/preview`}
        look="quiet"
        target="_blank"
        prefetch="none"
        className="px-1!"
      >
        {productFormTexts.preview}
        <ExternalLink aria-hidden="true" className="size-4 max-sm:hidden" />
      </ButtonLink>
      <ButtonLink to="/admin/products" look="outline" className="max-sm:px-4!">
        {productFormTexts.cancel}
      </ButtonLink>
      <Button type="submit" busy={isSaving} disabled={isUploading} busyLabel={productFormTexts.saving}>
        {isNew ? productFormTexts.createProduct : productFormTexts.updateProduct}
      </Button>
    </div>
  );
}
