/** A lock: one sender at a time, over all tabs and the service worker. */

let last: Promise<unknown> = Promise.resolve();

/** Without the browser's locks, as on a plain HTTP address: one at a time in this tab. The keys keep other tabs from doubling. */
function inThisTab<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work, work);
  last = run.catch(() => undefined);
  return run;
}

export const SEND_LOCK = 'kakon.sending';

export const withSendLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(SEND_LOCK, work) as Promise<T>) : inThisTab(work);
