import ExternalLink from 'virtual:lucide/external-link';
import { adminTexts } from '#texts/admin.ts';
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

/** The form's buttons. */
export function FormBar({ previewKey, isNew, isSaving, isUploading }: FormBarProps) {
  return (
    <>
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
        {adminTexts.cancel}
      </ButtonLink>
      <Button type="submit" busy={isSaving} disabled={isUploading} busyLabel={adminTexts.saving}>
        {isNew ? productFormTexts.createProduct : productFormTexts.updateProduct}
      </Button>
    </>
  );
}
