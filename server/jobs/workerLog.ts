/** What graphile-worker has to say, in the shop's log: its faults and nothing of its routine. */
import { Logger } from 'graphile-worker';
import type { Log } from '#server/http/context.ts';

/** The library's own details carry whole jobs with what is in them, so only its sentence is kept. */
export const workerLog = (log: Log): Logger =>
  new Logger(() => (level, message, details) => {
    // A failed task is told by the worker in the shop's own words.
    if (details?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ part: 'jobs' }, message);
  });
