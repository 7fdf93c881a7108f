import { useState } from 'react';
import { api } from '#web/api.ts';
import { NothingYet } from '#web/components/adminDashboard/NothingYet.tsx';
import { Panel } from '#web/components/adminDashboard/Panel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import type { OwnersShop, ShopVersion } from './shopDraft.ts';
import { VersionItem } from './VersionItem.tsx';

interface SettingsHistoryProps {
  /** The version that holds. */
  current: number;
  first: { versions: ShopVersion[]; hasMore: boolean };
  onRestored: (shop: OwnersShop) => Promise<void>;
}

/** Who changed what, and when; each older version can be brought back. */
export function SettingsHistory({ current, first, onRestored }: SettingsHistoryProps) {
  const [known, setKnown] = useState(first);
  const [isReading, setIsReading] = useState(false);

  const readOlder = async () => {
    setIsReading(true);
    try {
      const before = String(known.versions.at(-1)?.version);
      const { versions, hasMore } = await api.shopVersions({ query: { before } });
      setKnown({ versions: [...known.versions, ...versions], hasMore });
    } catch (error) {
      toastFailure(error, 'Failed to fetch older versions');
    }
    setIsReading(false);
  };

  const restore = async ({ version }: ShopVersion) => {
    const question = `Set the shop back to version ${version}? This makes a new version.`;
    if (!(await confirm(question, { yes: 'Restore', no: 'Cancel' }))) return;
    try {
      await onRestored(await api.restoreShop({ body: { version: current, restore: version } }));
      toast(`The shop is set as in version ${version} again`);
    } catch (error) {
      toastFailure(error, 'Failed to restore the version');
    }
  };

  return (
    <Panel title="History">
      {known.versions.length === 0 && <NothingYet>Nobody has changed the settings yet.</NothingYet>}
      <ol className="divide-y divide-line text-sm">
        {known.versions.map((version) => (
          <VersionItem
            key={version.version}
            version={version}
            isCurrent={version.version === current}
            onRestore={() => restore(version)}
          />
        ))}
      </ol>
      {known.hasMore && (
        <Button
          look="outline"
          size="sm"
          className="self-start"
          busy={isReading}
          onClick={() => void readOlder()}
        >
          Show older versions
        </Button>
      )}
    </Panel>
  );
}
