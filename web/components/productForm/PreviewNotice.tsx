import { FormAlert } from '#web/ui/FormAlert.tsx';

interface PreviewNoticeProps {
  isUnsaved: boolean;
  isHidden: boolean;
}

/** Says that this is a preview, of what, and who can see it. */
export function PreviewNotice({ isUnsaved, isHidden }: PreviewNoticeProps) {
  const reasons = [
    ...(isUnsaved ? ['It shows your unsaved changes from this browser.'] : []),
    ...(isHidden ? ['Shoppers cannot see this product because it is hidden.'] : []),
  ];
  return (
    <FormAlert tone="caution">
      <p>This is a preview for admins. You cannot order here. {reasons.join(' ')}</p>
    </FormAlert>
  );
}
