/** Asks for confirmation before the user leaves a page with unsaved changes. */
import { useCallback, useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { leavingTexts } from '#texts/leaving.ts';
import { confirm } from '#web/ui/confirm.ts';

export const NOT_SAVED = leavingTexts.notSaved;

interface Guard {
  question?: string;
  /** Set if the changes belong to one tab of the page. The tab is in the query, so switching tabs asks, too. */
  isOfTab?: boolean;
}

/**
 * Asks while it is there. The router asks only the last guard of a page, so a form that may be one of several, or in a dialog
 * above another form, has this while it has unsaved changes.
 */
export function LeaveGuard(guard: Guard): null {
  useLeaveGuard(true, guard);
  return null;
}

export function useLeaveGuard(
  isUnsaved: boolean,
  { question = leavingTexts.question, isOfTab = false }: Guard = {},
): void {
  const placeOf = ({ pathname, search }: Location) => (isOfTab ? pathname + search : pathname);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void confirm(question, { yes: leavingTexts.leave, no: leavingTexts.stay, isDangerous: true }).then(
      (isMeant) => {
        if (isOver) return;
        if (isMeant) proceed();
        else reset();
      },
    );
    return () => {
      isOver = true;
    };
  }, [state, proceed, reset, question]);
  // The browser shows its own text here.
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
