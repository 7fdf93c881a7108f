/**
 * Codes that are sent: by email for a forgotten password, by SMS for a login. A million codes are quickly tried, so they are
 * hashed as slowly as passwords: a stolen table does not reveal a code within its ten minutes.
 */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/passwords.ts';
import type { Database } from '#server/database/connect.ts';
import { LockedElsewhere, withNamedLock } from '#server/jobs/jobQueries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const hashCode = async (code: string): Promise<Buffer> => Buffer.from(await hashPassword(code));

/** False also when there is no stored code. That case takes the same time. */
export const codeMatches = (stored: Buffer | null, code: string): Promise<boolean> =>
  passwordMatches(stored?.toString() ?? null, code);

/**
 * True when a code was sent after this request. This also covers a second run of the job. A sending time in the future means
 * that the clock was ahead.
 */
export const isSatisfied = (askedAt: Date, sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && sentAt >= askedAt && sentAt <= now;

/** `name`: what to send to whom. The code that another job is sending right now also satisfies this request. */
export async function oneAtATime(
  db: Database,
  name: string,
  send: (lockedDb: Database) => Promise<void>,
): Promise<void> {
  await withNamedLock(db, name, send).catch((error: unknown) => {
    if (!(error instanceof LockedElsewhere)) throw error;
  });
}
