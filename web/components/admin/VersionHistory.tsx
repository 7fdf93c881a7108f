import { type ReactNode, useState } from 'react';
import { versionTexts } from '#texts/versions.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';

interface Versions<V> {
  versions: V[];
  /** There are older ones. */
  hasMore: boolean;
}

interface VersionHistoryProps<V> {
  first: Versions<V>;
  readBefore: (version: string) => Promise<Versions<V>>;
  /** The rows. */
  children: (known: Versions<V>) => ReactNode;
}

/** Past versions, the newest first. A button reads older ones. */
export function VersionHistory<V extends { version: number }>(props: VersionHistoryProps<V>) {
  const { first, readBefore, children } = props;
  const [known, setKnown] = useState(first);
  const [isReading, setIsReading] = useState(false);

  const readOlder = async () => {
    setIsReading(true);
    try {
      const { versions, hasMore } = await readBefore(String(known.versions.at(-1)?.version));
      setKnown({ versions: [...known.versions, ...versions], hasMore });
    } catch (error) {
      toastFailure(error, versionTexts.olderFailed);
    }
    setIsReading(false);
  };

  return (
    <>
      <ol className="divide-y divide-line text-sm">{children(known)}</ol>
      {known.hasMore && (
        <Button
          look="outline"
          size="sm"
          className="self-start"
          busy={isReading}
          onClick={() => void readOlder()}
        >
          {versionTexts.showOlder}
        </Button>
      )}
    </>
  );
}
