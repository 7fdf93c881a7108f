import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '#domain/addresses.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call } = shop;

let token: string;
let userId: string;
beforeEach(async () => {
  const customer = await buildCustomer(db);
  userId = customer.id;
  token = await shop.tokenOf(customer);
});

const home = {
  fullName: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 7, Road 3',
  district: 'Dhaka',
  thana: 'Dhanmondi',
  landmark: '',
};
interface Address {
  _id: string;
  isDefault: boolean;
  isPrimary: boolean;
  address: string;
}

const list = async (): Promise<Address[]> => (await call('GET', '/addresses', { token })).body;
const add = (changes: Record<string, unknown> = {}) =>
  call('POST', '/addresses', { token, body: { ...home, ...changes } });
const added = async (address: string, changes = {}): Promise<Address> =>
  (await add({ address, ...changes })).body.address;
const change = (id: string, body: unknown, as = token) =>
  call('PUT', `/addresses/${id}`, { token: as, body });
const remove = (id: string, as = token) => call('DELETE', `/addresses/${id}`, { token: as });
const makeDefault = (id: string, as = token) => call('PUT', `/addresses/${id}/default`, { token: as });
const shown = async () =>
  (await list()).map(({ address, isDefault }) => (isDefault ? `*${address}` : address));

describe('saving an address', () => {
  it('returns it whole, in Bangladesh, with both names of the flag', async () => {
    const { status, body } = await add({ fullName: '  Nusrat  ', phone: '+880 1712-345678' });
    expect(status).toBe(201);
    expect(body.address).toEqual({
      _id: expect.any(String),
      ...home,
      fullName: 'Nusrat',
      placeName: 'Dhanmondi, Dhaka',
      country: 'Bangladesh',
      isDefault: true,
      isPrimary: true,
    });
    expect(await list()).toEqual([body.address]);
  });

  it('makes the first one the default, and a later one only on request', async () => {
    await add({ address: 'First', isDefault: false });
    await add({ address: 'Second' });
    expect(await shown()).toEqual(['*First', 'Second']);
    await add({ address: 'Third', isDefault: true });
    await add({ address: 'Fourth', isPrimary: true });
    expect(await shown()).toEqual(['*Fourth', 'Third', 'Second', 'First']);
  });

  it('twice stores it once, regardless of case and spaces', async () => {
    const first = await add();
    const again = await add({
      fullName: 'NUSRAT  jahan',
      phone: '০১৭১২৩৪৫৬৭৮',
      address: ' house 7,  road 3 ',
    });
    expect(again).toMatchObject({ status: 201, body: { address: { _id: first.body.address._id } } });
    await add({ address: 'Elsewhere', isDefault: true });
    expect((await add({ isDefault: true })).body.address).toMatchObject({
      _id: first.body.address._id,
      isDefault: true,
    });
    expect(await shown()).toEqual(['*House 7, Road 3', 'Elsewhere']);
  });

  it('accepts both spellings and scripts of a district and stores one', async () => {
    const districts = [];
    for (const district of ['Comilla', 'Cumilla', 'কুমিল্লা', 'COMILLA']) {
      districts.push((await add({ district, address: district })).body.address.district);
    }
    expect(new Set(districts).size).toBe(1);
  });

  it('names the place in the language of the call, and stores it by its Latin names', async () => {
    const headers = { 'accept-language': 'bn' };
    const body = { ...home, district: 'ঢাকা', thana: 'ধানমন্ডি' };
    const added = await call('POST', '/addresses', { token, body, headers });
    const place = { district: 'Dhaka', thana: 'Dhanmondi' };
    expect(added.body.address).toMatchObject({ ...place, placeName: 'ধানমন্ডি, ঢাকা' });
    expect(await list()).toMatchObject([{ ...place, placeName: 'Dhanmondi, Dhaka' }]);
    expect((await add(home)).body.address._id).toBe(added.body.address._id);
  });

  it('stores a thana that is changed alone by the Latin name that it has in the district of the address', async () => {
    const { _id } = await added('House 7');
    const alone = async (body: object) => (await change(_id, body)).body.address;
    expect(await alone({ thana: 'মিরপুর মডেল' })).toMatchObject({ district: 'Dhaka', thana: 'Mirpur Model' });
    // Not one of Dhaka's, so it stays as it was typed until the district is right.
    expect(await alone({ thana: 'লাকসাম' })).toMatchObject({ district: 'Dhaka', thana: 'লাকসাম' });
    expect(await alone({ district: 'কুমিল্লা' })).toMatchObject({ district: 'Comilla', thana: 'Laksam' });
  });

  it.each([
    [{ fullName: '  ' }, { fullName: 'Full name is required' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: '0171' }, { phone: 'Please enter a valid Bangladeshi phone number' }],
    [{ address: '\n\t' }, { address: 'Address is required' }],
    [{ district: '' }, { district: 'District is required' }],
    [{ district: 'Kolkata' }, { district: 'District is required' }],
    [{ thana: undefined }, { thana: 'Thana is required' }],
    [{ isDefault: 'yes' }, { isDefault: 'isDefault must be true or false' }],
    [
      { fullName: null, phone: null, address: null, district: null, thana: null },
      {
        fullName: 'Full name is required',
        phone: 'Phone number is required',
        address: 'Address is required',
        district: 'District is required',
        thana: 'Thana is required',
      },
    ],
  ])('%j is refused at its field', async (changes, errors) => {
    const { status, body } = await add(changes);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await list()).toEqual([]);
  });

  it(`is limited to ${MAX_ADDRESSES}, also for concurrent requests; a known one can be saved again`, async () => {
    for (let i = 1; i < MAX_ADDRESSES; i += 1) await add({ address: `House ${i}` });
    const statuses = (await Promise.all([add({ address: 'Last' }), add({ address: 'Over' })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await add({ address: 'House 1' })).status).toBe(201);
    expect(await list()).toHaveLength(MAX_ADDRESSES);
  });
});

describe('changing an address', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { _id } = await added('Old house');
    const changed = await change(_id, { address: 'New house', phone: '01812 345 678', user_id: 'other' });
    expect(changed).toMatchObject({
      status: 200,
      body: { address: { ...home, _id, address: 'New house', phone: '01812345678', isDefault: true } },
    });
    expect(await list()).toEqual([changed.body.address]);
    expect((await change(_id.toUpperCase(), {})).body).toEqual(changed.body);
  });

  it('can make it the default, but cannot remove the default', async () => {
    const first = await added('First');
    const second = await added('Second');
    expect((await change(first._id, { isDefault: false })).body.address.isDefault).toBe(true);
    expect((await change(second._id, { isPrimary: true })).body.address.isDefault).toBe(true);
    expect(await shown()).toEqual(['*Second', 'First']);
  });

  it.each([
    [{ fullName: '' }, { fullName: 'Full name is required' }],
    [{ district: 'Atlantis' }, { district: 'District is required' }],
    [{ thana: ' ' }, { thana: 'Thana is required' }],
    [{ phone: '12' }, { phone: 'Please enter a valid Bangladeshi phone number' }],
  ])('to %j is refused', async (body, errors) => {
    const { _id } = await added('House');
    expect(await change(_id, body)).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('the default', () => {
  it('moves to the chosen address', async () => {
    const first = await added('First');
    await added('Second');
    const third = await added('Third');
    expect(await makeDefault(third._id)).toMatchObject({
      status: 200,
      body: { address: { _id: third._id, isDefault: true, isPrimary: true } },
    });
    expect((await makeDefault(third._id)).status).toBe(200);
    expect(await shown()).toEqual(['*Third', 'Second', 'First']);
    await makeDefault(first._id);
    expect(await shown()).toEqual(['*First', 'Third', 'Second']);
  });

  it('passes to the newest when the default is deleted', async () => {
    const first = await added('First');
    await added('Second');
    const third = await added('Third');
    expect(await remove(first._id)).toMatchObject({ status: 200, body: { message: 'Address deleted' } });
    expect(await shown()).toEqual(['*Third', 'Second']);
    await remove(third._id);
    expect(await shown()).toEqual(['*Second']);
  });

  it('stays when another is deleted, and ends with the last one', async () => {
    const first = await added('First');
    const second = await added('Second');
    await remove(second._id);
    expect(await shown()).toEqual(['*First']);
    expect((await remove(first._id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(first._id)).status).toBe(404);
  });
});

describe('another user’s address', () => {
  it('is not found', async () => {
    const { _id } = await added('Mine');
    const stranger = await shop.tokenOf(await buildCustomer(db));
    const notThere = { status: 404, body: { message: 'Address not found' } };
    expect(await change(_id, { address: 'Theirs' }, stranger)).toMatchObject(notThere);
    expect(await makeDefault(_id, stranger)).toMatchObject(notThere);
    expect(await remove(_id, stranger)).toMatchObject(notThere);
    expect((await call('GET', '/addresses', { token: stranger })).body).toEqual([]);
    expect(await shown()).toEqual(['*Mine']);
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      expect(await change(id, {})).toMatchObject(notThere);
      expect(await makeDefault(id)).toMatchObject(notThere);
      expect(await remove(id)).toMatchObject(notThere);
    }
  });
});

describe('concurrent requests', () => {
  const defaults = async () => {
    const { rows } = await sql<{ all: number; defaults: number }>`
      select count(*) as all, count(*) filter (where is_default) as defaults
      from addresses where user_id = ${userId}`.execute(db);
    return rows[0];
  };

  it('with two first addresses save both, and one is the default', async () => {
    for (let round = 0; round < 10; round += 1) {
      await sql`delete from addresses where user_id = ${userId}`.execute(db);
      const responses = await Promise.all([add({ address: 'One' }), add({ address: 'Other' })]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      expect(responses.filter(({ body }) => body.address.isDefault)).toHaveLength(1);
      expect(await defaults()).toEqual({ all: 2, defaults: 1 });
    }
  });

  it('with the same address save it once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(new Set(responses.map(({ body }) => body.address._id)).size).toBe(1);
    expect(await defaults()).toEqual({ all: 1, defaults: 1 });
  });

  it('in any combination never fail, and exactly one address is the default', async () => {
    for (let round = 0; round < 8; round += 1) {
      const known = await Promise.all([added(`A${round}`), added(`B${round}`), added(`C${round}`)]);
      const [a, b, c] = known.map(({ _id }) => _id) as [string, string, string];
      const responses = await Promise.all([
        makeDefault(a),
        makeDefault(b),
        remove(c),
        remove(a),
        change(b, { isDefault: true }),
        add({ address: `D${round}`, isDefault: true }),
      ]);
      for (const { status } of responses) expect([200, 201, 404]).toContain(status);
      expect((await defaults())?.defaults).toBe(1);
    }
  });
});
