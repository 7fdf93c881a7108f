import { productFormTexts } from '#texts/productForm.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface PreviewNoticeProps {
  isUnsaved: boolean;
  isHidden: boolean;
}

/** Says that this is a preview, of what, and who can see it. */
export function PreviewNotice({ isUnsaved, isHidden }: PreviewNoticeProps) {
  const { previewPlain, previewUnsaved, previewHidden, previewBoth } = productFormTexts;
  const text = isUnsaved
    ? isHidden
      ? previewBoth
      : previewUnsaved
    : isHidden
      ? previewHidden
      : previewPlain;
  return (
    <FormAlert tone="caution">
      <p>{text}</p>
    </FormAlert>
  );
}
