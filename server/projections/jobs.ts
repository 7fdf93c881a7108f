/** Jobs that events cause, besides emails. */
import { queueJobs } from '#server/jobs/jobQueries.ts';
import { isOf } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

export const jobs: Projection = {
  async apply(trx, events) {
    const codes = events.filter(isOf('resetCodeRequested')).map(({ kind: _, ...request }) => request);
    if (codes.length > 0) await queueJobs(trx, 'sendResetCode', codes);
    const phoneCodes = events.filter(isOf('phoneCodeRequested')).map(({ kind: _, ...request }) => request);
    if (phoneCodes.length > 0) await queueJobs(trx, 'sendPhoneCode', phoneCodes);
    const photos = events.filter(isOf('photosStored')).flatMap((event) => event.photos);
    const payloads = photos.map((photo) => ({ photo }));
    if (payloads.length > 0) await queueJobs(trx, 'warmPhoto', payloads);
  },
};
