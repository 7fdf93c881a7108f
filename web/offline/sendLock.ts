/** A lock: one sender at a time, over all tabs and the service worker. */

/** `hasWaited`: another tab or the service worker has sent something meanwhile. */
type Work<T> = (lock: { hasWaited: boolean }) => Promise<T>;

let last: Promise<unknown> = Promise.resolve();

/** Without the browser's locks, as on a plain HTTP address: one at a time in this tab. The keys keep other tabs from doubling. */
function inThisTab<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work, work);
  last = run.catch(() => undefined);
  return run;
}

export const SEND_LOCK = 'kakon.sending';

async function overAllTabs<T>(work: Work<T>): Promise<T> {
  const atOnce = await navigator.locks.request(
    SEND_LOCK,
    { ifAvailable: true },
    async (lock) => lock && { result: await work({ hasWaited: false }) },
  );
  return atOnce ? atOnce.result : navigator.locks.request(SEND_LOCK, () => work({ hasWaited: true }));
}

export const withSendLock = <T>(work: Work<T>): Promise<T> =>
  navigator.locks ? overAllTabs(work) : inThisTab(() => work({ hasWaited: false }));
