import { formatMoment } from '#domain/dates.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { ContentState } from './contentPiece.ts';

/** Who published a piece and when, and whether it has a draft. */
export function ContentStateLine({ state: { published, draft } }: { state: ContentState }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span className="wrap-anywhere">
        {published
          ? `Published by ${published.by?.name ?? 'an unknown admin'}, ${formatMoment(published.at)}`
          : 'As it came with the shop'}
      </span>
      {draft && (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="caution">Draft</Badge>
          <span className="wrap-anywhere">
            by {draft.by?.name ?? 'an unknown admin'}, {formatMoment(draft.at)}
          </span>
        </span>
      )}
    </p>
  );
}
