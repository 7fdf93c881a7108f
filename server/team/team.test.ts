import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Duty } from '#domain/duties.ts';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { buildSecondFactor } from '#server/testing/secondFactors.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;

let owner: Person;
let token: string;

beforeEach(async () => {
  await sql`delete from account_notices`.execute(db);
  await sql`update users set role = 'user', duties = null`.execute(db);
  owner = await buildAdmin(db, { name: 'Owner' });
  token = await shop.tokenOf(owner);
});

const members = (as = token) => shop.call('GET', '/admin/team', { token: as });
const setDuties = (id: string, duties: unknown, as = token) =>
  shop.call('PUT', `/admin/team/${id}`, { token: as, body: { duties } });
const addMember = (email: unknown, duties: unknown, as = token) =>
  shop.call('POST', '/admin/team', { token: as, body: { email, duties } });
const setRole = (id: string, role: string, as = token) =>
  shop.call('PUT', `/users/${id}/role`, { token: as, body: { role } });
const setActive = (id: string, isActive: boolean, as = token) =>
  shop.call('PUT', `/users/${id}/status`, { token: as, body: { isActive } });
const profileOf = async (as: string) => (await shop.call('GET', '/auth/profile', { token: as })).body;
const helperWith = (...duties: Duty[]) => buildAdmin(db, { name: 'Helper', duties });
const notAllowed = { status: 403, body: { message: 'You are not allowed to do this' } };

const auditEventsTo = (id: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const noticesAbout = (id: string) =>
  db
    .selectFrom('account_notices')
    .select(['kind', 'email'])
    .where('user_id', '=', id)
    .orderBy('seq')
    .execute();
const forgetPassword = (as: Person) =>
  sql`update sessions set password_at = now() - interval '16 minutes' where user_id = ${as.id}`.execute(db);

describe('the team', () => {
  it('lists the admins by name, with duties, two-step login and the last call', async () => {
    const helper = await helperWith('orders');
    await buildSecondFactor(db, helper);
    await buildAdmin(db, { name: 'Zahra', isActive: false });
    await buildCustomer(db);
    const { status, body } = await members();
    expect(status).toBe(200);
    const about = { email: expect.any(String), _id: expect.any(String), changedAt: expect.any(String) };
    expect(body.members).toEqual([
      {
        ...about,
        _id: helper.id,
        name: 'Helper',
        isActive: true,
        duties: ['orders'],
        hasSecondFactor: true,
        lastSeenAt: null,
      },
      {
        ...about,
        name: 'Owner',
        isActive: true,
        duties: null,
        hasSecondFactor: false,
        lastSeenAt: expect.any(String),
      },
      { ...about, name: 'Zahra', isActive: false, duties: null, hasSecondFactor: false, lastSeenAt: null },
    ]);
  });
});

describe('a new member', () => {
  it('is the account with this email, with mails and an audit event', async () => {
    const clerk = await helperWith('orders');
    const lead = await helperWith('team');
    const customer = await buildCustomer(db);
    const { status, body } = await addMember(customer.email.toUpperCase(), ['products', 'orders', 'orders']);
    expect(status).toBe(201);
    expect(body.member).toMatchObject({ _id: customer.id, duties: ['orders', 'products'] });
    expect(await auditEventsTo(customer.id)).toEqual([
      { action: 'user.role', details: { role: { from: 'user', to: 'admin' }, duties: 'orders, products' } },
    ]);
    const notices = await noticesAbout(customer.id);
    expect(notices[0]).toEqual({ kind: 'becameAdmin', email: customer.email });
    const others = notices.slice(1);
    expect(others.map(({ kind }) => kind)).toEqual(['newAdmin', 'newAdmin']);
    expect(others.map(({ email }) => email).sort()).toEqual([owner.email, lead.email].sort());
    expect(others.map(({ email }) => email)).not.toContain(clerk.email);
  });

  it('has the duties at the next call of an open session', async () => {
    const customer = await buildCustomer(db);
    const session = await shop.tokenOf(customer);
    expect(await profileOf(session)).not.toHaveProperty('duties');
    await addMember(customer.email, ['orders']);
    expect(await profileOf(session)).toMatchObject({ role: 'admin', duties: ['orders'] });
    expect((await shop.call('GET', '/orders', { token: session })).status).toBe(200);
    expect(await shop.call('GET', '/users', { token: session })).toMatchObject(notAllowed);
  });

  it('needs an account, and is not in the team yet', async () => {
    expect(await addMember('missing@example.com', ['orders'])).toMatchObject({
      status: 404,
      body: { errors: { email: 'No account has this email' } },
    });
    const helper = await helperWith('orders');
    expect(await addMember(helper.email, ['products'])).toMatchObject({
      status: 409,
      body: { message: 'This person is already in the team' },
    });
    expect(await addMember(owner.email, ['products'])).toMatchObject({
      status: 403,
      body: { message: 'You cannot change your own role, status or duties' },
    });
  });

  it.each([[[]], [['boss']], ['orders'], [undefined], [[null]]])(
    'with the duties %j is refused',
    async (duties) => {
      const { email } = await buildCustomer(db);
      expect((await addMember(email, duties)).status).toBe(400);
    },
  );
});

describe('duties', () => {
  it('are granted and taken, each with a mail and an audit event', async () => {
    const helper = await helperWith('orders');
    const session = await shop.tokenOf(helper);
    expect((await setDuties(helper.id, ['orders', 'money'])).body.member.duties).toEqual(['orders', 'money']);
    expect((await shop.call('GET', '/admin/payouts', { token: session })).status).toBe(200);
    expect((await setDuties(helper.id, ['orders'])).status).toBe(200);
    expect(await shop.call('GET', '/admin/payouts', { token: session })).toMatchObject(notAllowed);
    expect((await setDuties(helper.id, null)).body.member.duties).toBe(null);
    expect(await auditEventsTo(helper.id)).toEqual([
      { action: 'user.duties', details: { duties: { from: 'orders', to: 'orders, money' } } },
      { action: 'user.duties', details: { duties: { from: 'orders, money', to: 'orders' } } },
      { action: 'user.duties', details: { duties: { from: 'orders', to: 'all' } } },
    ]);
    const own = { kind: 'dutiesChanged', email: helper.email };
    const granted = { kind: 'dutiesGranted', email: owner.email };
    expect(await noticesAbout(helper.id)).toEqual([own, granted, own, own, granted]);
  });

  it('that an admin already has are no change', async () => {
    const helper = await helperWith('orders');
    expect((await setDuties(helper.id, ['orders'])).status).toBe(200);
    expect(await auditEventsTo(helper.id)).toEqual([]);
    expect(await noticesAbout(helper.id)).toEqual([]);
  });

  it('are not set back by a form that was opened before another admin changed them', async () => {
    const helper = await helperWith('orders');
    const seen = async () =>
      (await members()).body.members.find(({ _id }: { _id: string }) => _id === helper.id);
    const change = (duties: Duty[], basedOn: string) =>
      shop.call('PUT', `/admin/team/${helper.id}`, { token, body: { duties, basedOn } });
    const { changedAt } = await seen();
    const newer = await change(['products'], changedAt);
    expect(newer.status).toBe(200);
    expect(await change(['orders', 'money'], changedAt)).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile' },
    });
    expect(await seen()).toMatchObject({ duties: ['products'] });
    expect((await change(['orders'], newer.body.member.changedAt)).status).toBe(200);
  });

  it('make a user an admin, and end with the role', async () => {
    const customer = await buildCustomer(db);
    expect((await setDuties(customer.id, ['orders'])).status).toBe(200);
    expect((await setRole(customer.id, 'user')).body.user).not.toHaveProperty('duties');
    expect((await setRole(customer.id, 'admin')).body.user).toMatchObject({ role: 'admin', duties: null });
  });

  it('are granted only after a recent password, and taken without', async () => {
    const helper = await helperWith('orders', 'money');
    const customer = await buildCustomer(db);
    await forgetPassword(owner);
    const refusal = { status: 403, body: { message: 'Please confirm your password' } };
    expect(await setDuties(helper.id, ['orders', 'products'])).toMatchObject(refusal);
    expect(await addMember(customer.email, ['orders'])).toMatchObject(refusal);
    expect((await setDuties(helper.id, ['orders'])).status).toBe(200);
  });

  it('of oneself cannot be changed', async () => {
    const helper = await helperWith('orders', 'team');
    const session = await shop.tokenOf(helper);
    const refusal = { status: 403, body: { message: 'You cannot change your own role, status or duties' } };
    expect(await setDuties(helper.id, ['team'], session)).toMatchObject(refusal);
    expect(await setDuties(owner.id, ['team'])).toMatchObject(refusal);
  });

  it('of an invalid id are not found', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'x']) {
      expect((await setDuties(id, ['orders'])).status).toBe(404);
    }
  });
});

describe('an admin with the duty team and a few others', () => {
  it('grants what they have, and no more', async () => {
    const session = await shop.tokenOf(await helperWith('orders', 'team'));
    const customer = await buildCustomer(db);
    expect(await addMember(customer.email, ['orders', 'money'], session)).toMatchObject(notAllowed);
    expect(await addMember(customer.email, null, session)).toMatchObject(notAllowed);
    expect(await setRole(customer.id, 'admin', session)).toMatchObject(notAllowed);
    expect(await auditEventsTo(customer.id)).toEqual([]);
    expect((await addMember(customer.email, ['orders'], session)).status).toBe(201);
    expect(await setDuties(customer.id, ['products'], session)).toMatchObject(notAllowed);
    expect((await setDuties(customer.id, ['team'], session)).status).toBe(200);
  });

  it('changes no one who has more', async () => {
    const session = await shop.tokenOf(await helperWith('orders', 'team'));
    const clerk = await helperWith('orders', 'products');
    await buildSecondFactor(db, owner);
    for (const { id } of [owner, clerk]) {
      expect(await setDuties(id, ['orders'], session)).toMatchObject(notAllowed);
      expect(await setRole(id, 'user', session)).toMatchObject(notAllowed);
      expect(await setActive(id, false, session)).toMatchObject(notAllowed);
    }
    const path = `/users/${owner.id}/second-factor`;
    expect(await shop.call('DELETE', path, { token: session })).toMatchObject(notAllowed);
    expect(await members()).toMatchObject({ body: { members: [{ duties: ['orders', 'team'] }, {}, {}] } });
  });
});

describe('an admin without the duty team', () => {
  it('deactivates customers and no admins', async () => {
    const session = await shop.tokenOf(await helperWith('customers'));
    const colleague = await helperWith('customers');
    const customer = await buildCustomer(db);
    expect(await setActive(colleague.id, false, session)).toMatchObject(notAllowed);
    expect((await setActive(customer.id, false, session)).status).toBe(200);
  });
});

const fullAdmins = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where role = 'admin' and is_active and duties is null`.execute(db);
  return rows[0]?.count;
};

describe('one active admin with all duties', () => {
  it('remains when two take them from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql`update users set role = 'user', duties = null`.execute(db);
      const [one, other] = [await buildAdmin(db), await buildAdmin(db)];
      const tokens = [await shop.tokenOf(one), await shop.tokenOf(other)] as const;
      const responses = await Promise.all([
        setDuties(other.id, ['orders'], tokens[0]),
        setDuties(one.id, ['orders'], tokens[1]),
      ]);
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 403]);
      expect(await fullAdmins()).toBe(1);
    }
  });

  /** The caller passes authorisation, and loses the role or the duties meanwhile. */
  async function takeMeanwhile(change: string, other: Person) {
    const held = await db.startTransaction().execute();
    await sql`update users set ${sql.raw(change)} where id = ${owner.id}`.execute(held);
    const waiting = setDuties(other.id, ['orders']);
    await waitUntilBlocked(db).finally(() => held.commit().execute());
    return waiting;
  }

  it('remains when the caller was demoted during the call', async () => {
    expect(await takeMeanwhile("role = 'user'", await buildAdmin(db))).toMatchObject({
      status: 409,
      body: { message: 'One active admin must keep all duties' },
    });
  });

  it('is not changed by a caller who lost the duty during the call', async () => {
    expect(await takeMeanwhile("duties = '{orders}'", await buildAdmin(db))).toMatchObject(notAllowed);
  });
});

describe('what an admin may see', () => {
  it('is searched by duty', async () => {
    await buildCustomer(db, { name: 'Searchable Rahima' });
    const search = async (...duties: Duty[]) => {
      const session = await shop.tokenOf(await helperWith(...duties));
      return (await shop.call('GET', '/admin/search?q=Searchable', { token: session })).body;
    };
    expect((await search('customers')).customers).toHaveLength(1);
    expect(await search('orders')).toEqual({ orders: [], products: [], customers: [] });
  });

  it.each<[Duty, string[]]>([
    ['products', ['totalProducts', 'hiddenProducts']],
    ['money', ['totalRevenue', 'deliveredRevenue', 'expectedRevenue']],
    ['customers', ['totalUsers']],
    ['orders', ['totalOrders', 'pendingOrders', 'ordersByStatus', 'callsDue', 'callsMade']],
    ['content', []],
  ])('with %s in the totals', async (duty, figures) => {
    const session = await shop.tokenOf(await helperWith(duty));
    const { body } = await shop.call('GET', '/admin/stats', { token: session });
    expect(Object.keys(body).sort()).toEqual([...figures].sort());
  });

  it('in the sales: amounts with money, low stock with products', async () => {
    const salesOf = async (duty: Duty) => {
      const session = await shop.tokenOf(await helperWith(duty));
      return Object.keys((await shop.call('GET', '/admin/sales', { token: session })).body);
    };
    expect(await salesOf('money')).toEqual(['days', 'categories', 'bestSellers']);
    expect(await salesOf('products')).toEqual(['lowStock']);
  });
});
