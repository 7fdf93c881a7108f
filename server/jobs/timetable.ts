/** When the shop's own tasks run, in UTC. */
import { type CronItem, parseCronItems } from 'graphile-worker';
import type { TaskName } from './tasks.ts';

/** A scheduled task. The job key prevents a second waiting job. */
const regular = (task: TaskName, match: string): CronItem => ({ task, match, options: { jobKey: task } });

export const timetable = parseCronItems([
  regular('sweep', '17 * * * *'),
  regular('sweepFiles', '47 3 * * 0'),
  regular('countBestSellers', '7 * * * *'),
  regular('releaseOrders', '*/5 * * * *'),
  // The day in Dhaka begins at 18:00 UTC. More often, for a process that was down then.
  regular('expireBatches', '*/10 * * * *'),
]);
