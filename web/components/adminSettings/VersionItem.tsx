import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { versionTexts } from '#texts/versions.ts';
import { VersionHead, VersionRow } from '#web/components/admin/VersionRow.tsx';
import { ChangeList } from '#web/components/audit/ChangeList.tsx';
import type { SettingsVersion } from './settingsDraft.ts';

interface VersionItemProps {
  version: SettingsVersion;
  isCurrent: boolean;
  onRestore: () => Promise<void>;
}

const headOf = ({ by, restoredFrom, version }: SettingsVersion): string => {
  if (!by) return version === 1 ? adminSettingsTexts.defaultSettings : adminSettingsTexts.byUnknownAdmin;
  return restoredFrom === null ? by.name : versionTexts.restored(by.name, restoredFrom);
};

const eventOf = ({ version, changes }: SettingsVersion) => ({
  subject: 'shop',
  subjectId: String(version),
  subjectName: '',
  details: { changes },
});

export function VersionItem({ version, isCurrent, onRestore }: VersionItemProps) {
  return (
    <VersionRow
      badge={isCurrent ? adminSettingsTexts.inUse : undefined}
      canBeRestored={!isCurrent}
      restoreLabel={adminSettingsTexts.restoreVersion(version.version)}
      onRestore={onRestore}
    >
      <VersionHead {...version} />
      <p>{headOf(version)}</p>
      <ChangeList event={eventOf(version)} className="mt-1 text-muted text-xs wrap-anywhere" />
    </VersionRow>
  );
}
