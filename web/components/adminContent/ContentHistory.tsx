import { useState } from 'react';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { NOT_SAVED } from '#web/browser/useLeaveGuard.ts';
import { Panel } from '#web/components/adminDashboard/Panel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { ContentVersionItem, FirstVersionItem } from './ContentVersionItem.tsx';
import type { ContentHistoryPage, ContentPiece } from './contentPiece.ts';

interface ContentHistoryProps {
  piece: ContentPiece;
  /** Restoring replaces the text in the form. */
  isUnsaved: () => boolean;
  first: ContentHistoryPage;
  onRestored: (piece: ContentPiece) => Promise<void>;
}

/** Past versions of a piece of content. Each can be restored as a draft, also what came with the shop. */
export function ContentHistory({ piece, isUnsaved, first, onRestored }: ContentHistoryProps) {
  const [known, setKnown] = useState(first);
  const [isReading, setIsReading] = useState(false);
  const params = { key: piece.key };

  const readOlder = async () => {
    setIsReading(true);
    try {
      const before = String(known.versions.at(-1)?.version);
      const { versions, hasMore } = await adminApi.contentVersions({ params, query: { before } });
      setKnown({ versions: [...known.versions, ...versions], hasMore });
    } catch (error) {
      toastFailure(error, adminContentTexts.olderFailed);
    }
    setIsReading(false);
  };

  const restore = async (version: number) => {
    const warning = isUnsaved() ? { hint: NOT_SAVED, isDangerous: true } : {};
    const question =
      version === 0 ? adminContentTexts.restoreFirstQuestion : adminContentTexts.restoreQuestion(version);
    if (
      !(await confirm(question, { ...warning, yes: adminContentTexts.restore, no: adminContentTexts.cancel }))
    )
      return;
    try {
      await onRestored(
        await adminApi.restoreContent({ params, body: { version: piece.version, restore: version } }),
      );
      toast(contentTexts.restored(version));
    } catch (error) {
      toastFailure(error, contentTexts.restoreFailed);
    }
  };

  return (
    <Panel title={adminContentTexts.history}>
      <ol className="divide-y divide-line text-sm">
        {known.versions.map((version) => (
          <ContentVersionItem
            key={version.version}
            version={version}
            isShown={version.version === piece.published?.version}
            isNewest={version.version === piece.version}
            onRestore={() => restore(version.version)}
          />
        ))}
        {!known.hasMore && (
          <FirstVersionItem
            isShown={piece.published === null}
            isNewest={piece.version === 0}
            onRestore={() => restore(0)}
          />
        )}
      </ol>
      {known.hasMore && (
        <Button
          look="outline"
          size="sm"
          className="self-start"
          busy={isReading}
          onClick={() => void readOlder()}
        >
          {adminContentTexts.showOlderVersions}
        </Button>
      )}
    </Panel>
  );
}
