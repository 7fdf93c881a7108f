import { formatMoment } from '#domain/dates.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { versionTexts } from '#texts/versions.ts';
import { VersionHead, VersionRow } from '#web/components/admin/VersionRow.tsx';
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
    : versionTexts.restored(name, restoredFrom);
};

const rowOf = (name: string, { isShown, isNewest, onRestore }: ItemProps) => ({
  badge: isShown ? adminContentTexts.inTheShop : undefined,
  canBeRestored: !isNewest,
  restoreLabel: adminContentTexts.restoreVersion(name),
  onRestore,
});

export function ContentVersionItem({ version, ...item }: ItemProps & { version: ContentVersion }) {
  return (
    <VersionRow {...rowOf(versionTexts.version(version.version), item)}>
      <VersionHead {...version} />
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
    <VersionRow {...rowOf(adminContentTexts.shippedVersion, item)}>
      <p className="font-medium">{adminContentTexts.firstVersion}</p>
      <p className="text-muted">{adminContentTexts.shippedText}</p>
    </VersionRow>
  );
}
