import { type ReactNode, useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { versionTexts } from '#texts/versions.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';

interface VersionRowProps {
  /** For a version in use. */
  badge?: string;
  canBeRestored: boolean;
  /** Names the version, for screen readers. */
  restoreLabel: string;
  onRestore: () => Promise<void>;
  children: ReactNode;
}

/** One version in a history, and the button that restores it. */
export function VersionRow({ badge, canBeRestored, restoreLabel, onRestore, children }: VersionRowProps) {
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
        {badge && <Badge tone="good">{badge}</Badge>}
        {canBeRestored && (
          <Button
            look="outline"
            size="sm"
            busy={isRestoring}
            aria-label={restoreLabel}
            onClick={() => void restore()}
          >
            {versionTexts.restore}
          </Button>
        )}
      </div>
    </li>
  );
}

/** 'Version 3', and when it was saved. */
export const VersionHead = ({ version, at }: { version: number; at: string }) => (
  <p>
    <span className="font-medium">{versionTexts.version(version)}</span>{' '}
    <time dateTime={at} className="text-muted">
      {formatMoment(at)}
    </time>
  </p>
);
