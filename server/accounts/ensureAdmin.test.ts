import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { ensureAdmin } from './ensureAdmin.ts';
import { passwordMatches } from './passwords.ts';

const now = new Date('2026-03-02T12:00:00Z');
const unset = { email: null, password: null };

it('the first admin’s password is random, stored as a hash, and shown once', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  const made = await ensureAdmin(one.db, unset, now);
  expect(made?.email).toBe('admin@example.com');
  expect(made?.password).toMatch(/^[\w-]{16}$/);
  expect((await ensureAdmin(other.db, unset, now))?.password).not.toBe(made?.password);
  expect(await ensureAdmin(one.db, unset, now)).toBeNull();

  const [admin, ...others] = await one.db.selectFrom('users').selectAll().execute();
  expect(others).toEqual([]);
  expect(admin).toMatchObject({ role: 'admin', is_active: true });
  expect(JSON.stringify(admin)).not.toContain(made?.password);
  expect(await passwordMatches(admin?.password_hash ?? null, made?.password ?? '')).toBe(true);
});

it('an admin in the settings has all duties after each start', async () => {
  const { db } = await openTestDatabase();
  const given = { email: 'owner@example.com', password: 'kakon-owner' };
  await ensureAdmin(db, given, now);
  await db
    .updateTable('users')
    .set({ duties: ['orders'] })
    .execute();
  await ensureAdmin(db, given, now);
  expect(await db.selectFrom('users').select(['role', 'duties']).execute()).toEqual([
    { role: 'admin', duties: null },
  ]);
});

it('an admin in the settings is ensured at each start, and its password is not shown', async () => {
  const { db } = await openTestDatabase();
  const given = { email: 'owner@example.com', password: 'kakon-owner' };
  expect(await ensureAdmin(db, given, now)).toBeNull();
  await db.updateTable('users').set({ role: 'user', is_active: false }).execute();
  expect(await ensureAdmin(db, { ...given, password: 'another-word' }, now)).toBeNull();
  const users = await db.selectFrom('users').selectAll().execute();
  expect(users).toMatchObject([{ email: given.email, role: 'admin', is_active: true }]);
  expect(await passwordMatches(users[0]?.password_hash ?? null, 'another-word')).toBe(true);
});

it.each([
  ['is made up', unset, 1],
  ['is given', { email: 'owner@example.com', password: 'kakon-owner' }, 0],
])('several processes starting at once create one first admin if it %s', async (_, given, returned) => {
  const { db } = await openTestDatabase();
  const made = await Promise.all(Array.from({ length: 6 }, () => ensureAdmin(db, given, now)));
  expect(made.filter((logIn) => logIn !== null)).toHaveLength(returned);
  const users = await db.selectFrom('users').selectAll().execute();
  expect(users).toMatchObject([{ role: 'admin', is_active: true }]);
});
