import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { ChangeList } from '#web/components/audit/ChangeList.tsx';
import { CurrentOrButton } from '#web/ui/CurrentOrButton.tsx';
import type { SettingsVersion } from './settingsDraft.ts';

interface VersionItemProps {
  version: SettingsVersion;
  isCurrent: boolean;
  onRestore: () => Promise<void>;
}

const headOf = ({ by, restoredFrom, version }: SettingsVersion): string => {
  if (!by) return version === 1 ? adminSettingsTexts.defaultSettings : adminSettingsTexts.byUnknownAdmin;
  return restoredFrom === null ? by.name : adminSettingsTexts.restoredVersion(by.name, restoredFrom);
};

const eventOf = ({ version, changes }: SettingsVersion) => ({
  subject: 'shop',
  subjectId: String(version),
  subjectName: '',
  details: { changes },
});

export function VersionItem({ version, isCurrent, onRestore }: VersionItemProps) {
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async () => {
    setIsRestoring(true);
    await onRestore();
    setIsRestoring(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p>
          <span className="font-medium">{adminSettingsTexts.version(version.version)}</span>{' '}
          <time dateTime={version.at} className="text-muted">
            {formatMoment(version.at)}
          </time>
        </p>
        <p>{headOf(version)}</p>
        <ChangeList event={eventOf(version)} className="mt-1 text-muted text-xs [overflow-wrap:anywhere]" />
      </div>
      <CurrentOrButton
        isCurrent={isCurrent}
        badge={adminSettingsTexts.inUse}
        button={adminSettingsTexts.restore}
        fullLabel={adminSettingsTexts.restoreVersion(version.version)}
        look="outline"
        busy={isRestoring}
        onPress={() => void restore()}
      />
    </li>
  );
}
