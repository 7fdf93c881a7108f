import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { settingLabels } from '#domain/shopVersions.ts';
import { changeText } from '#web/components/adminActivity/deedWords.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ShopVersion } from './shopDraft.ts';

interface VersionItemProps {
  version: ShopVersion;
  isCurrent: boolean;
  onRestore: () => Promise<void>;
}

const headOf = ({ by, restoredFrom, version }: ShopVersion): string => {
  if (!by) return version === 1 ? 'As the shop began' : 'By somebody who is no longer known';
  return restoredFrom === null ? by.name : `${by.name} restored version ${restoredFrom}`;
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
          <span className="font-medium">Version {version.version}</span>{' '}
          <time dateTime={version.at} className="text-muted">
            {formatMoment(version.at)}
          </time>
        </p>
        <p>{headOf(version)}</p>
        <ul className="mt-1 text-muted text-xs [overflow-wrap:anywhere]">
          {Object.entries(version.changes).map(([name, change]) => (
            <li key={name}>{changeText(settingLabels[name] ?? name, change)}</li>
          ))}
        </ul>
      </div>
      {isCurrent ? (
        <Badge tone="good">In use</Badge>
      ) : (
        <Button
          look="outline"
          size="sm"
          busy={isRestoring}
          aria-label={`Restore version ${version.version}`}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
