/** Only a tab that somebody sees loads what another tab has changed. */
export const isSeenOnline = (): boolean => navigator.onLine && document.visibilityState === 'visible';
