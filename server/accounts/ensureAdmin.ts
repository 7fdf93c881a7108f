/** Makes sure that somebody can get into the admin area. There is never a built-in password. */
import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { closeSessionsOf } from './sessionQueries.ts';
import {
  findUserByEmail,
  insertUser,
  makeActiveAdmin,
  setPasswordHash,
  someAdminExists,
} from './userQueries.ts';

const firstAdminEmail = 'admin@example.com';
/** 96 bits: beyond guessing, yet short enough to type once. */
const passwordBytes = 12;

export interface AdminSignIn {
  email: string;
  password: string;
}

/** Answers the sign-in it has made up, to be printed once; null where the owner knows it already. */
export async function ensureAdmin(
  db: Database,
  { email, password }: { email: string | null; password: string | null },
  now: Date,
): Promise<AdminSignIn | null> {
  if (email && password) {
    await ensureGivenAdmin(db, { email, password }, now);
    return null;
  }
  if (await someAdminExists(db)) return null;
  const made = {
    email: email ?? firstAdminEmail,
    password: password ?? randomBytes(passwordBytes).toString('base64url'),
  };
  await ensureGivenAdmin(db, made, now);
  return made;
}

/** The settings rule: this account exists, is an active admin and has this password, whatever was before. */
async function ensureGivenAdmin(db: Database, { email, password }: AdminSignIn, now: Date): Promise<void> {
  const known = await findUserByEmail(db, email);
  if (known && (await passwordMatches(known.password_hash, password))) {
    await makeActiveAdmin(db, known.id, now);
    return;
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    if (!known) {
      await insertUser(trx, {
        id: newId(),
        name: 'Admin',
        email,
        phone: null,
        passwordHash,
        role: 'admin',
        now,
      });
      return;
    }
    await makeActiveAdmin(trx, known.id, now);
    await setPasswordHash(trx, known.id, passwordHash, now);
    await closeSessionsOf(trx, known.id);
  });
}
