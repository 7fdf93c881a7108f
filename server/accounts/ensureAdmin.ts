/** Ensures that at least one admin can log in. There is never a built-in password. */
import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { closeSessionsOf } from './closeSessionQueries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import {
  findUserByEmail,
  insertUser,
  lockAdmins,
  makeActiveAdmin,
  type ShownUser,
  setPasswordHash,
  someAdminExists,
} from './userQueries.ts';

const firstAdminEmail = 'admin@example.com';
/** 96 bits: impossible to guess, yet short enough to type once. */
const passwordBytes = 12;

export interface AdminLogin {
  email: string;
  password: string;
}

/**
 * Returns the generated credentials so that they can be printed once. Returns null when the operator configured them.
 * Processes that start at the same time run this one after the other, so only one first admin is created.
 */
export async function ensureAdmin(
  db: Database,
  { email, password }: { email: string | null; password: string | null },
  now: Date,
): Promise<AdminLogin | null> {
  return inTransaction(db, async (trx) => {
    await lockAdmins(trx);
    if (email && password) {
      await ensureGivenAdmin(trx, { email, password }, now);
      return null;
    }
    if (await someAdminExists(trx)) return null;
    const made = {
      email: email ?? firstAdminEmail,
      password: password ?? randomBytes(passwordBytes).toString('base64url'),
    };
    await ensureGivenAdmin(trx, made, now);
    return made;
  });
}

const activeAdmin = { role: 'admin', isActive: true } as const;

async function activate(trx: Database, { id, role, duties, is_active }: ShownUser, now: Date): Promise<void> {
  if (role === 'admin' && duties === null && is_active) return;
  await makeActiveAdmin(trx, id, now);
  await recordEvent(trx, {
    kind: 'userChanged',
    user: id,
    before: { role, isActive: is_active },
    after: activeAdmin,
  });
}

/** The rule for configured credentials: this account exists, is an active admin with all duties and has this password. */
async function ensureGivenAdmin(trx: Database, { email, password }: AdminLogin, now: Date): Promise<void> {
  const known = await findUserByEmail(trx, email);
  if (known && (await passwordMatches(known.password_hash, password))) {
    await activate(trx, known, now);
    return;
  }
  const passwordHash = await hashPassword(password);
  if (!known) {
    const admin = {
      id: newId(),
      name: 'Admin',
      email,
      phone: null,
      passwordHash,
      role: 'admin',
      now,
    } as const;
    await insertUser(trx, admin);
    await recordEvent(trx, { kind: 'userChanged', user: admin.id, before: null, after: activeAdmin });
    return;
  }
  // First the password: no admin is without one.
  await setPasswordHash(trx, known.id, passwordHash, now);
  await activate(trx, known, now);
  await closeSessionsOf(trx, known.id);
}
