/** One sender at a time, over all tabs and the service worker. */

let last: Promise<unknown> = Promise.resolve();

/** Without locks, as on a plain HTTP address, one tab still sends in turn, and the keys keep others from doubling. */
function inThisTab<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work, work);
  last = run.catch(() => undefined);
  return run;
}

export const SENDING = 'kakon.sending';

export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(SENDING, work) as Promise<T>) : inThisTab(work);
