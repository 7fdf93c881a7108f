import { useCallback, useState } from 'react';

const places = '[role=dialog], [role=alertdialog], main, header, footer';

/**
 * Where a popup belongs: into the part of the page, or the dialog, that its control stands in. There it is above
 * what it must be above, and inside a landmark for those who move by landmarks.
 */
export function useNearbyContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const near = useCallback(
    (control: HTMLElement | null) => setContainer(control?.closest<HTMLElement>(places) ?? null),
    [],
  );
  return { near, container: container ?? undefined };
}
