import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { versionTexts } from '#texts/versions.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { restoreVersion } from '#web/components/admin/restoreVersion.ts';
import { VersionHistory } from '#web/components/admin/VersionHistory.tsx';
import { EmptyPanel, Panel } from '#web/components/adminDashboard/Panel.tsx';
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
  const restore = (version: number) =>
    restoreVersion({
      question: adminSettingsTexts.restoreQuestion(version),
      isUnsaved: hasUnsavedChanges,
      restore: async () =>
        onRestored(await adminApi.restoreSettings({ body: { version: current, restore: version } })),
      restored: adminSettingsTexts.restored(version),
    });
  return (
    <Panel title={versionTexts.history}>
      {first.versions.length === 0 && <EmptyPanel>{adminSettingsTexts.noChangesYet}</EmptyPanel>}
      <VersionHistory first={first} readBefore={(before) => adminApi.settingsVersions({ query: { before } })}>
        {({ versions }) =>
          versions.map((version) => (
            <VersionItem
              key={version.version}
              version={version}
              isCurrent={version.version === current}
              onRestore={() => restore(version.version)}
            />
          ))
        }
      </VersionHistory>
    </Panel>
  );
}
