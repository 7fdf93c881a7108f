import ExternalLink from 'virtual:lucide/external-link';
import { clsx } from 'clsx';
import { type ContentKey, languageOfKey } from '#domain/content.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { LinkInLanguage } from './LinkInLanguage.tsx';

interface ContentBarProps {
  contentKey: ContentKey;
  isSaving: boolean;
  onPublish: () => void;
}

/** The form's buttons. */
export function ContentBar({ contentKey, isSaving, onPublish }: ContentBarProps) {
  return (
    <>
      <LinkInLanguage
        language={languageOfKey(contentKey)}
        to={`/admin/content/${contentKey}/preview`}
        target="_blank"
        className={clsx(buttonClass({ look: 'quiet' }), 'px-1!')}
        aria-label={adminContentTexts.previewThePage}
      >
        <span className="max-sm:hidden">{adminContentTexts.previewThePage}</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </LinkInLanguage>
      <Button
        type="submit"
        look="outline"
        busy={isSaving}
        busyLabel={adminTexts.saving}
        className="max-sm:px-4!"
      >
        {adminContentTexts.saveDraft}
      </Button>
      <Button disabled={isSaving} onClick={onPublish}>
        {adminContentTexts.publish}
      </Button>
    </>
  );
}
