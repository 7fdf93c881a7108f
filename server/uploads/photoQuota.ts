/** Who may upload photos, and how many. Admins upload for products and content, customers for reviews. */
import type { Insertable } from 'kysely';
import { daysBefore } from '#domain/dates.ts';
import { mayDo } from '#domain/duties.ts';
import { Problem } from '#domain/problems.ts';
import { quotaRefusal } from '#domain/uploads.ts';
import type { Context } from '#server/context.ts';
import type { Uploads } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { hasDelivery, insertUploads, lockUploadsOf, photoUsage } from './uploadQueries.ts';

/** Either is enough to upload what the shop itself shows. Other admins upload like customers. */
export const publishDuties = ['products', 'content'] as const;

/** In seconds. By then the oldest photo of the day may no longer count. */
const roomAgainIn = 60 * 60;

type Uploader = Pick<Context<'customer'>, 'caller' | 'db' | 'clock'>;

async function refuseBeyondQuota({ caller, db, clock }: Uploader, more: number): Promise<void> {
  const since = daysBefore(clock(), 1);
  const refusal = quotaRefusal(await photoUsage(db, caller.userId, since), more);
  if (!refusal) return;
  const message = uploadRefusals[refusal];
  if (refusal === 'tooManyUnused') throw new Problem('tooManyImages', { message });
  throw new Problem('tooManyRequests', { message, retryAfter: roomAgainIn });
}

/** Checked before the photos are received. */
export async function mayUpload(uploader: Uploader): Promise<void> {
  if (mayDo(uploader.caller, publishDuties)) return;
  if (!(await hasDelivery(uploader.db, uploader.caller.userId))) {
    throw new Problem('notDelivered', { message: uploadRefusals.notDelivered });
  }
  await refuseBeyondQuota(uploader, 1);
}

/** Checked again when they are recorded, because several concurrent calls may have passed the first check. */
export async function recordWithinQuota(uploader: Uploader, rows: Insertable<Uploads>[]): Promise<void> {
  const { caller, db } = uploader;
  if (mayDo(caller, publishDuties)) return void (await insertUploads(db, rows));
  await inTransaction(db, async (trx) => {
    await lockUploadsOf(trx, caller.userId);
    await refuseBeyondQuota({ ...uploader, db: trx }, rows.length);
    await insertUploads(trx, rows);
  });
}
