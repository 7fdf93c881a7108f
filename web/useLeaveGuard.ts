/** Asks before a page is left on which something isn't saved, or not kept yet. */
import { useCallback, useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { confirm } from '#web/ui/confirm.ts';

const asked = 'Leave this page? What you have changed is not saved.';

interface Guard {
  question?: string;
  /** The page's own tabs, which its query names, are left as well. */
  isOfTab?: boolean;
}

export function useLeaveGuard(isUnsaved: boolean, { question = asked, isOfTab = false }: Guard = {}): void {
  const placeOf = ({ pathname, search }: Location) => (isOfTab ? pathname + search : pathname);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void confirm(question, { yes: 'Leave', no: 'Stay', isDangerous: true }).then((isMeant) => {
      if (isOver) return;
      if (isMeant) proceed();
      else reset();
    });
    return () => {
      isOver = true;
    };
  }, [state, proceed, reset, question]);
  // The browser asks in its own words.
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
