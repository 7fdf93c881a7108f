import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { settingLabels } from '#texts/settings.ts';
import { changeText } from '#web/components/audit/auditEvent.ts';
import { CurrentOrButton } from '#web/ui/CurrentOrButton.tsx';
import type { SettingName, SettingsVersion } from './settingsDraft.ts';

interface VersionItemProps {
  version: SettingsVersion;
  isCurrent: boolean;
  onRestore: () => Promise<void>;
}

const headOf = ({ by, restoredFrom, version }: SettingsVersion): string => {
  if (!by) return version === 1 ? adminSettingsTexts.defaultSettings : adminSettingsTexts.byUnknownAdmin;
  return restoredFrom === null ? by.name : adminSettingsTexts.restoredVersion(by.name, restoredFrom);
};

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
        <ul className="mt-1 text-muted text-xs [overflow-wrap:anywhere]">
          {Object.entries(version.changes).map(([name, change]) => (
            <li key={name}>{changeText(settingLabels[name as SettingName] ?? name, change)}</li>
          ))}
        </ul>
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
