/** Authenticator apps for tests, and users who must enter a code of one. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { buildAdmin, type Person } from './people.ts';

interface BuiltFactor {
  id: string;
  /** In base32, as the app receives it. */
  secret: string;
}

const stepMs = 30_000;

/** A clock that stands still in the middle of a code's 30 seconds, so that no code expires during a test. */
export function clockBetweenCodes(): () => Date {
  const at = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2;
  return () => new Date(at);
}

/** The code that the app shows now, or a number of codes later. */
export const appCode = (secret: string, { later = 0, now = Date.now() } = {}): string =>
  new TOTP({ secret }).generate({ timestamp: now + later * stepMs });

/** Six digits that the app shows neither now nor around now. */
export function wrongAppCode(secret: string): string {
  const around = [-2, -1, 0, 1, 2].map((later) => appCode(secret, { later }));
  const code = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (one) => !around.includes(one),
  );
  return code ?? '666666';
}

/** Replaces the user's second factor. The new one has no recovery codes. */
export async function buildSecondFactor(
  db: Database,
  user: { id: string },
  { isOn = true, createdAt = new Date() } = {},
): Promise<BuiltFactor> {
  const bytes = randomBytes(20);
  const factor = { id: newId(), secret: new Secret({ buffer: new Uint8Array(bytes).buffer }).base32 };
  await db.updateTable('users').set({ second_factor_id: null }).where('id', '=', user.id).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', user.id).execute();
  await db
    .insertInto('second_factors')
    .values({ id: factor.id, user_id: user.id, secret: bytes, created_at: createdAt })
    .execute();
  if (isOn) {
    // Nobody has two-step login and login by phone.
    const login = {
      phone_verified_at: null,
      email: sql<string>`coalesce(email, id || '@example.com')`,
      password_hash: sql<string>`coalesce(password_hash, 'x')`,
    };
    await db
      .updateTable('users')
      .set({ second_factor_id: factor.id, ...login })
      .where('id', '=', user.id)
      .execute();
  }
  return factor;
}

/** An admin who must enter a code, and the app that shows it. */
export interface AdminWithFactor extends Person {
  factorId: string;
  /** The code that the app shows now, or a number of codes later. */
  code(later?: number): string;
  wrongCode(): string;
}

export async function buildAdminWithFactor(db: Database, clock: () => Date): Promise<AdminWithFactor> {
  const admin = await buildAdmin(db);
  const { id, secret } = await buildSecondFactor(db, admin);
  return {
    ...admin,
    factorId: id,
    code: (later = 0) => appCode(secret, { later, now: clock().getTime() }),
    wrongCode: () => wrongAppCode(secret),
  };
}
