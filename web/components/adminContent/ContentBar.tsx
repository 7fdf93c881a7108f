import ExternalLink from 'virtual:lucide/external-link';
import { clsx } from 'clsx';
import { type ContentKey, languageOfKey } from '#domain/content.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { LinkInLanguage } from './LinkInLanguage.tsx';

interface ContentBarProps {
  contentKey: ContentKey;
  isSaving: boolean;
  onPublish: () => void;
}

/** The form's buttons, always visible. */
export function ContentBar({ contentKey, isSaving, onPublish }: ContentBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0 sm:px-0"
    >
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
        busyLabel={adminContentTexts.saving}
        className="max-sm:px-4!"
      >
        {adminContentTexts.saveDraft}
      </Button>
      <Button disabled={isSaving} onClick={onPublish}>
        {adminContentTexts.publish}
      </Button>
    </div>
  );
}
