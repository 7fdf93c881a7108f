import { FormAlert } from '#web/ui/FormAlert.tsx';

interface PreviewNoticeProps {
  isUnsaved: boolean;
  isHidden: boolean;
}

/** Why this is not the shop: what is seen here and by whom. */
export function PreviewNotice({ isUnsaved, isHidden }: PreviewNoticeProps) {
  const reasons = [
    ...(isUnsaved ? ['It shows your unsaved changes of this browser.'] : []),
    ...(isHidden ? ['The product is hidden: shoppers cannot see it.'] : []),
  ];
  return (
    <FormAlert tone="caution">
      <p>This is a preview for admins; nothing can be bought here. {reasons.join(' ')}</p>
    </FormAlert>
  );
}
