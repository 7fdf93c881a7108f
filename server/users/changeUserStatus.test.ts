import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;

let admin: Person;
let token: string;

beforeEach(async () => {
  await sql`update users set role = 'user'`.execute(db);
  admin = await buildAdmin(db);
  token = await shop.tokenOf(admin);
});

const setRole = (id: string, role: unknown, as = token) =>
  shop.call('PUT', `/users/${id}/role`, { token: as, body: { role } });
const setActive = (id: string, isActive: unknown, as = token) =>
  shop.call('PUT', `/users/${id}/status`, { token: as, body: { isActive } });
const statusWith = async (as: string, path = '/auth/profile') =>
  (await shop.call('GET', path, { token: as })).status;
const login = ({ email, password }: Person) =>
  shop.call('POST', '/auth/login', { body: { email, password } });

const auditEventsTo = (id: string) =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject', '=', 'user')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('a role', () => {
  it('is granted and revoked, each with an audit event', async () => {
    const customer = await buildCustomer(db);
    const promoted = await setRole(customer.id, 'admin');
    expect(promoted).toMatchObject({ status: 200, body: { user: { _id: customer.id, role: 'admin' } } });
    expect((await setRole(customer.id, 'user')).body.user.role).toBe('user');
    expect(await auditEventsTo(customer.id)).toEqual([
      { actor_id: admin.id, action: 'user.role', details: { role: { from: 'user', to: 'admin' } } },
      { actor_id: admin.id, action: 'user.role', details: { role: { from: 'admin', to: 'user' } } },
    ]);
  });

  it('revoked keeps the session with fewer rights, at once', async () => {
    const other = await buildAdmin(db);
    const session = await shop.tokenOf(other);
    expect(await statusWith(session, '/users')).toBe(200);
    await setRole(other.id, 'user');
    expect(await statusWith(session, '/users')).toBe(403);
    expect(await statusWith(session)).toBe(200);
  });

  it('that a user already has is no change and writes no event', async () => {
    const customer = await buildCustomer(db);
    expect((await setRole(customer.id, 'user')).status).toBe(200);
    expect(await auditEventsTo(customer.id)).toEqual([]);
  });

  it('must be one of two', async () => {
    const customer = await buildCustomer(db);
    for (const role of ['boss', '', null, 1, undefined]) {
      expect(await setRole(customer.id, role)).toMatchObject({
        status: 400,
        body: { errors: { role: 'Role must be user or admin' } },
      });
    }
  });
});

describe('activity', () => {
  it('revoked ends all sessions and login; restored, the old tokens stay invalid', async () => {
    const customer = await buildCustomer(db);
    const sessions = [await shop.tokenOf(customer), await shop.tokenOf(customer)];
    const { status, body } = await setActive(customer.id, false);
    expect([status, body.user.isActive]).toEqual([200, false]);
    for (const session of sessions) expect(await statusWith(session)).toBe(401);
    expect(await login(customer)).toMatchObject({
      status: 403,
      body: { message: 'Your account has been deactivated' },
    });
    expect((await setActive(customer.id, true)).body.user.isActive).toBe(true);
    for (const session of sessions) expect(await statusWith(session)).toBe(401);
    expect((await login(customer)).status).toBe(200);
    expect((await auditEventsTo(customer.id)).map(({ action, details }) => [action, details])).toEqual([
      ['user.status', { isActive: { from: true, to: false } }],
      ['user.status', { isActive: { from: false, to: true } }],
    ]);
  });

  it('restored ends a session that was opened during the deactivation', async () => {
    const customer = await buildCustomer(db);
    await setActive(customer.id, false);
    const slipped = await shop.tokenOf(customer);
    expect(await statusWith(slipped)).toBe(401);
    await setActive(customer.id, true);
    expect(await statusWith(slipped)).toBe(401);
  });

  it('must be a boolean', async () => {
    const customer = await buildCustomer(db);
    for (const isActive of ['false', 0, null, undefined]) {
      expect(await setActive(customer.id, isActive)).toMatchObject({
        status: 400,
        body: { errors: { isActive: 'isActive must be true or false' } },
      });
    }
  });
});

describe('no one', () => {
  it('changes their own role or status, and the audit log has no event', async () => {
    await buildAdmin(db);
    const refusal = { status: 403, body: { message: 'You cannot change your own role, status or duties' } };
    expect(await setRole(admin.id, 'user')).toMatchObject(refusal);
    expect(await setRole(admin.id.toUpperCase(), 'user')).toMatchObject(refusal);
    expect(await setActive(admin.id, false)).toMatchObject(refusal);
    expect(await statusWith(token, '/users')).toBe(200);
    expect(await auditEventsTo(admin.id)).toEqual([]);
  });

  it('is found by an invalid id', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'x']) {
      expect((await setRole(id, 'user')).status).toBe(404);
      expect((await setActive(id, false)).status).toBe(404);
    }
  });

  it('except an admin can make these calls', async () => {
    const customer = await buildCustomer(db);
    const session = await shop.tokenOf(customer);
    expect((await setRole(customer.id, 'admin', session)).status).toBe(403);
    expect((await setActive(admin.id, false, session)).status).toBe(403);
  });
});

const activeAdmins = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where role = 'admin' and is_active`.execute(db);
  return rows[0]?.count;
};

describe('admins who demote each other concurrently', () => {
  it.each([
    ['demote', (id: string, as: string) => setRole(id, 'user', as)],
    ['deactivate', (id: string, as: string) => setActive(id, false, as)],
  ])('%s: one remains', async (_, take) => {
    for (let round = 0; round < 10; round += 1) {
      await sql`update users set role = 'user'`.execute(db);
      const [one, other] = [await buildAdmin(db), await buildAdmin(db)];
      const tokens = [await shop.tokenOf(one), await shop.tokenOf(other)] as const;
      const responses = await Promise.all([take(other.id, tokens[0]), take(one.id, tokens[1])]);
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      // Slightly late: refused as the last admin. Later: no longer an admin, or logged out.
      expect([401, 403, 409]).toContain(statuses[1]);
      expect(await activeAdmins()).toBe(1);
    }
  });

  /** The caller's request to demote `other` passes authorisation, but the caller is demoted meanwhile. */
  async function demoteWhileDemoted(other: Person) {
    const held = await db.startTransaction().execute();
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(held);
    const waiting = setRole(other.id, 'user');
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return waiting;
  }

  it('get an error for the last one', async () => {
    const other = await buildAdmin(db);
    expect(await demoteWhileDemoted(other)).toMatchObject({
      status: 409,
      body: { message: 'The last active admin cannot be demoted or deactivated' },
    });
    expect(await statusWith(await shop.tokenOf(other), '/users')).toBe(200);
  });

  it('lose the right together with the role, also during a call', async () => {
    const [other] = [await buildAdmin(db), await buildAdmin(db)];
    expect(await demoteWhileDemoted(other)).toMatchObject({
      status: 403,
      body: { message: 'Only admins can do this' },
    });
  });
});
