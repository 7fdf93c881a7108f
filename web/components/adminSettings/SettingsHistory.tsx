import { useState } from 'react';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { NOT_SAVED } from '#web/browser/useLeaveGuard.ts';
import { EmptyPanel, Panel } from '#web/components/adminDashboard/Panel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import type { SettingsVersion, VersionedSettings } from './settingsDraft.ts';
import { VersionItem } from './VersionItem.tsx';

interface SettingsHistoryProps {
  /** The version in use. */
  current: number;
  /** Restoring replaces the settings in the form. */
  hasUnsavedChanges: boolean;
  first: { versions: SettingsVersion[]; hasMore: boolean };
  onRestored: (saved: VersionedSettings) => Promise<void>;
}

/** Past versions of the settings: who changed what and when. Older versions can be restored. */
export function SettingsHistory(props: SettingsHistoryProps) {
  const { current, hasUnsavedChanges, first, onRestored } = props;
  const [known, setKnown] = useState(first);
  const [isReading, setIsReading] = useState(false);

  const readOlder = async () => {
    setIsReading(true);
    try {
      const before = String(known.versions.at(-1)?.version);
      const { versions, hasMore } = await adminApi.settingsVersions({ query: { before } });
      setKnown({ versions: [...known.versions, ...versions], hasMore });
    } catch (error) {
      toastFailure(error, adminSettingsTexts.olderFailed);
    }
    setIsReading(false);
  };

  const restore = async ({ version }: SettingsVersion) => {
    const question = adminSettingsTexts.restoreQuestion(version);
    const warning = hasUnsavedChanges ? { hint: NOT_SAVED, isDangerous: true } : {};
    if (
      !(await confirm(question, {
        ...warning,
        yes: adminSettingsTexts.restore,
        no: adminSettingsTexts.cancel,
      }))
    )
      return;
    try {
      await onRestored(await adminApi.restoreSettings({ body: { version: current, restore: version } }));
      toast(adminSettingsTexts.restored(version));
    } catch (error) {
      toastFailure(error, adminSettingsTexts.restoreFailed);
    }
  };

  return (
    <Panel title={adminSettingsTexts.history}>
      {known.versions.length === 0 && <EmptyPanel>{adminSettingsTexts.noChangesYet}</EmptyPanel>}
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
          {adminSettingsTexts.showOlderVersions}
        </Button>
      )}
    </Panel>
  );
}
