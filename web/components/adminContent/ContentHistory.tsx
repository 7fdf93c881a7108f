import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { versionTexts } from '#texts/versions.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { restoreVersion } from '#web/components/admin/restoreVersion.ts';
import { VersionHistory } from '#web/components/admin/VersionHistory.tsx';
import { Panel } from '#web/components/adminDashboard/Panel.tsx';
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
  const params = { key: piece.key };
  const restore = (version: number) =>
    restoreVersion({
      question:
        version === 0 ? adminContentTexts.restoreFirstQuestion : adminContentTexts.restoreQuestion(version),
      isUnsaved: isUnsaved(),
      restore: async () => {
        const body = { version: piece.version, restore: version };
        await onRestored(await adminApi.restoreContent({ params, body }));
      },
      restored: contentTexts.restored(version),
    });
  return (
    <Panel title={versionTexts.history}>
      <VersionHistory
        first={first}
        readBefore={(before) => adminApi.contentVersions({ params, query: { before } })}
      >
        {({ versions, hasMore }) => (
          <>
            {versions.map((version) => (
              <ContentVersionItem
                key={version.version}
                version={version}
                isShown={version.version === piece.published?.version}
                isNewest={version.version === piece.version}
                onRestore={() => restore(version.version)}
              />
            ))}
            {!hasMore && (
              <FirstVersionItem
                isShown={piece.published === null}
                isNewest={piece.version === 0}
                onRestore={() => restore(0)}
              />
            )}
          </>
        )}
      </VersionHistory>
    </Panel>
  );
}
