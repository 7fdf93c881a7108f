import { type ReactNode, useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ContentVersion } from './contentPiece.ts';

interface ItemProps {
  /** Shoppers see this version. */
  isShown: boolean;
  /** The form was opened with this version. */
  isNewest: boolean;
  onRestore: () => Promise<void>;
}

const headOf = ({ by, restoredFrom }: ContentVersion): string => {
  const name = by?.name ?? adminContentTexts.unknownAdmin;
  if (restoredFrom === null) return name;
  return restoredFrom === 0
    ? adminContentTexts.restoredFirst(name)
    : adminContentTexts.restoredVersion(name, restoredFrom);
};

export function ContentVersionItem({ version, ...item }: ItemProps & { version: ContentVersion }) {
  return (
    <VersionRow {...item} name={adminContentTexts.version(version.version)}>
      <p>
        <span className="font-medium">{adminContentTexts.version(version.version)}</span>{' '}
        <time dateTime={version.at} className="text-muted">
          {formatMoment(version.at)}
        </time>
      </p>
      <p className="wrap-anywhere">{headOf(version)}</p>
      <p className="text-muted text-xs">
        {version.publishedAt
          ? adminContentTexts.published(formatMoment(version.publishedAt))
          : adminContentTexts.draft}
      </p>
    </VersionRow>
  );
}

export function FirstVersionItem(item: ItemProps) {
  return (
    <VersionRow {...item} name={adminContentTexts.shippedVersion}>
      <p className="font-medium">{adminContentTexts.firstVersion}</p>
      <p className="text-muted">{adminContentTexts.shippedText}</p>
    </VersionRow>
  );
}

function VersionRow({
  isShown,
  isNewest,
  onRestore,
  name,
  children,
}: ItemProps & { name: string; children: ReactNode }) {
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async () => {
    setIsRestoring(true);
    await onRestore();
    setIsRestoring(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">{children}</div>
      <div className="flex items-center gap-2">
        {isShown && <Badge tone="good">{adminContentTexts.inTheShop}</Badge>}
        {!isNewest && (
          <Button
            look="outline"
            size="sm"
            busy={isRestoring}
            aria-label={adminContentTexts.restoreVersion(name)}
            onClick={() => void restore()}
          >
            {adminContentTexts.restore}
          </Button>
        )}
      </div>
    </li>
  );
}
