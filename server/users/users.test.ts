import { beforeAll, describe, expect, it } from 'vitest';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let token: string;
let admin: Person;

const day = (date: number) => new Date(Date.UTC(2026, 0, date));

const people = [
  { name: 'Rahima Khatun', email: 'rahima@example.com', phone: '01711000001', createdAt: day(1) },
  { name: 'Tanzila 100%', email: 'tanzila_x@example.com', phone: '01822000002', createdAt: day(2) },
  { name: 'তানজিলা রহমান', email: 'rahman@example.com', phone: null, createdAt: day(3), isActive: false },
  { name: 'Sumaiya Akter', email: 'sumaiya@example.net', phone: '01911000004', createdAt: day(4) },
];

beforeAll(async () => {
  shop = await openTestApp();
  admin = await buildAdmin(shop.db, { name: 'Owner', email: 'owner@example.com', createdAt: day(9) });
  token = await shop.tokenOf(admin);
  for (const person of people) await buildCustomer(shop.db, person);
});

const list = (query = '') => shop.call('GET', `/users${query}`, { token });
const namesIn = async (query: string) =>
  (await list(query)).body.users.map(({ name }: { name: string }) => name);

describe('the list of users', () => {
  it('shows the newest first, in pages', async () => {
    const first = await list('?limit=2');
    expect(first.status).toBe(200);
    expect(first.body.users.map(({ name }: { name: string }) => name)).toEqual(['Owner', 'Sumaiya Akter']);
    expect(first.body.pagination).toEqual({
      currentPage: 1,
      totalPages: 3,
      totalUsers: 5,
      hasPrev: false,
      hasNext: true,
    });
    const last = await list('?limit=2&page=3');
    expect(last.body.users).toHaveLength(1);
    expect(last.body.pagination).toMatchObject({ hasPrev: true, hasNext: false });
    expect((await list('?page=99')).body.users).toEqual([]);
  });

  it('contains only the fields that admins are shown', async () => {
    const { body } = await list('?search=rahima');
    expect(body.users).toEqual([
      {
        _id: expect.any(String),
        name: 'Rahima Khatun',
        email: 'rahima@example.com',
        phone: '01711000001',
        role: 'user',
        isActive: true,
        createdAt: day(1).toISOString(),
        orders: 0,
        spent: 0,
      },
    ]);
  });

  it.each([
    ['a name in any case', 'KHATUN', ['Rahima Khatun']],
    ['a name in Bangla', 'রহমান', ['তানজিলা রহমান']],
    ['a part of an email', 'example.net', ['Sumaiya Akter']],
    ['the end of a phone', '000002', ['Tanzila 100%']],
    ['a phone with country code and dashes', '+880 1711-000001', ['Rahima Khatun']],
    ['a phone in Bangla digits', '০১৯১১০০০০০৪', ['Sumaiya Akter']],
    ['two letters', 'su', ['Sumaiya Akter']],
    ['a percent sign, as itself', '0%', ['Tanzila 100%']],
    ['an underscore, as itself', 'a_x', ['Tanzila 100%']],
    ['a text nobody has', 'zzz', []],
  ])('finds by %s', async (_, search, names) => {
    expect(await namesIn(`?search=${encodeURIComponent(search)}`)).toEqual(names);
  });

  it.each([
    ['?role=admin', ['Owner']],
    ['?isActive=false', ['তানজিলা রহমান']],
    ['?role=user&isActive=true&limit=2', ['Sumaiya Akter', 'Tanzila 100%']],
    ['?role=user&isActive=true&limit=2&page=2', ['Rahima Khatun']],
    ['?search=example.com&role=user&isActive=true', ['Tanzila 100%', 'Rahima Khatun']],
    ['?search=&role=&isActive=&limit=1', ['Owner']],
  ])('%s filters the list', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  it('counts all pages of the filtered list', async () => {
    expect((await list('?role=user&isActive=true&limit=2')).body.pagination.totalUsers).toBe(3);
    expect((await list('?search=example.com&limit=1')).body.pagination).toMatchObject({
      totalUsers: 4,
      totalPages: 4,
    });
    expect((await list('?search=zzz')).body.pagination).toMatchObject({ totalUsers: 0, totalPages: 0 });
  });

  it.each([
    '?role=boss',
    '?isActive=maybe',
    '?page=0',
    '?page=x',
    '?limit=1001',
    `?search=${'x'.repeat(201)}`,
  ])('%s is refused', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('one user', () => {
  it('is read by id', async () => {
    const { body } = await shop.call('GET', `/users/${admin.id}`, { token });
    expect(body).toMatchObject({ _id: admin.id, name: 'Owner', role: 'admin' });
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'nonsense', "'%20or%201=1"])(
    '%s is not found',
    async (id) => {
      expect(await shop.call('GET', `/users/${id}`, { token })).toMatchObject({
        status: 404,
        body: { message: 'User not found' },
      });
    },
  );
});
