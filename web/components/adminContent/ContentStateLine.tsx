import { formatMoment } from '#domain/dates.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { ContentState } from './contentPiece.ts';

const nameOf = (by: { name: string } | null): string => by?.name ?? adminContentTexts.unknownAdminBy;

/** Who published a piece and when, and whether it has a draft. */
export function ContentStateLine({ state: { published, draft } }: { state: ContentState }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span className="wrap-anywhere">
        {published
          ? adminContentTexts.publishedBy(nameOf(published.by), formatMoment(published.at))
          : adminContentTexts.asShipped}
      </span>
      {draft && (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="caution">{adminContentTexts.draft}</Badge>
          <span className="wrap-anywhere">
            {adminContentTexts.draftBy(nameOf(draft.by), formatMoment(draft.at))}
          </span>
        </span>
      )}
    </p>
  );
}
