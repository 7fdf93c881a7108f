import ExternalLink from 'virtual:lucide/external-link';
import type { ContentKey } from '#domain/content.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

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
      <ButtonLink
        to={`/admin/content/${contentKey}/preview`}
        look="quiet"
        target="_blank"
        prefetch="none"
        className="px-1!"
        aria-label="Preview the page"
      >
        <span className="max-sm:hidden">Preview the page</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </ButtonLink>
      <Button type="submit" look="outline" busy={isSaving} busyLabel="Saving..." className="max-sm:px-4!">
        Save Draft
      </Button>
      <Button disabled={isSaving} onClick={onPublish}>
        Publish
      </Button>
    </div>
  );
}
