/** Tells users by email what changed in their account. */
import type { Database } from '#server/database/connect.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { type AccountChange, emailOf, emailsOfTeam, insertNotices } from './accountNoticeQueries.ts';

async function notify(trx: Database, change: AccountChange, emails: readonly string[]): Promise<void> {
  const notices = await insertNotices(trx, change, emails);
  if (notices.length > 0) await recordEvent(trx, { kind: 'accountNoticesWritten', notices });
}

/** Sends to the address that the account has now. */
export const notifyOwner = async (trx: Database, change: AccountChange): Promise<void> =>
  notify(trx, change, await emailOf(trx, change.userId));

/** Sends to the address that the account had before. */
export const notifyFormerEmail = (
  trx: Database,
  change: Omit<AccountChange, 'kind'>,
  formerEmail: string,
): Promise<void> => notify(trx, { ...change, kind: 'emailChanged' }, [formerEmail]);

type ChangeOfRights = Omit<AccountChange, 'kind'>;

/** The granting admin is included because that session may be stolen. */
const notifyTeam = async (trx: Database, kind: 'newAdmin' | 'dutiesGranted', change: ChangeOfRights) =>
  notify(trx, { ...change, kind }, await emailsOfTeam(trx, change.userId));

/** Notifies the new admin, and all other active admins who have the duty `team`. */
export async function notifyNewAdmin(trx: Database, change: ChangeOfRights): Promise<void> {
  await notifyOwner(trx, { ...change, kind: 'becameAdmin' });
  await notifyTeam(trx, 'newAdmin', change);
}

/** Notifies the admin whose duties changed, and the team if there are more. */
export async function notifyDuties(trx: Database, change: ChangeOfRights, isGrant: boolean): Promise<void> {
  await notifyOwner(trx, { ...change, kind: 'dutiesChanged' });
  if (isGrant) await notifyTeam(trx, 'dutiesGranted', change);
}
