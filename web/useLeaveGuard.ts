/** Asks before a page is left on which something typed isn't saved. */
import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { confirm } from '#web/ui/confirm.ts';

const asked = 'Leave this page? What you have changed is not saved.';

export function useLeaveGuard(isUnsaved: boolean): void {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void confirm(asked, { yes: 'Leave', no: 'Stay', isDangerous: true }).then((isMeant) => {
      if (isOver) return;
      if (isMeant) proceed();
      else reset();
    });
    return () => {
      isOver = true;
    };
  }, [state, proceed, reset]);
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
