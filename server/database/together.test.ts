/** What becomes of statements that are asked in one breath. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { type ConnectOptions, connect } from './connect.ts';
import { AskedTogether } from './together.ts';

const { db, url } = await openTestDatabase();
await sql`create table pots (name text primary key, pieces int not null check (pieces < 100))`.execute(db);

const adding = {
  name: 'adding',
  text: `insert into pots as p values ($1, $2) on conflict (name) do update set pieces = p.pieces + $2
         returning name, pieces`,
};

async function asking(options: ConnectOptions = {}) {
  const { pool, close } = connect(url, { poolSize: 1, ...options });
  const together = new AskedTogether(pool);
  let roundTrips = 0;
  pool.on('connect', ({ connection }) => connection.on('readyForQuery', () => (roundTrips += 1)));
  (await pool.connect()).release();
  const add = async (name: string, pieces: number) =>
    (await together.query({ ...adding, values: [name, pieces] })).rows[0];
  const roundTripsOf = async (work: () => Promise<unknown>) => {
    const before = roundTrips;
    await work();
    return roundTrips - before;
  };
  return { together, add, roundTripsOf, close };
}

const piecesIn = async (...names: string[]) => {
  const { rows } = await sql<{ name: string; pieces: number }>`
    select name, pieces from pots where name = any(${names}) order by name`.execute(db);
  return rows.map(({ pieces }) => pieces);
};

it('goes in one round trip, and everybody gets the own answer', async () => {
  const { add, roundTripsOf, close } = await asking();
  for (const time of [1, 2, 3]) {
    const trips = await roundTripsOf(async () =>
      expect(await Promise.all([add('red', 1), add('blue', 10), add('red', 2)])).toEqual([
        { name: 'red', pieces: time * 3 - 2 },
        { name: 'blue', pieces: time * 10 },
        { name: 'red', pieces: time * 3 },
      ]),
    );
    expect(trips).toBe(1);
  }
  await close();
});

it('is alone where nothing was asked with it, or another statement was', async () => {
  const { together, add, roundTripsOf, close } = await asking();
  const emptying = { name: 'emptying', text: 'delete from pots where name = $1' };
  const trips = await roundTripsOf(async () => {
    expect(await add('green', 1)).toEqual({ name: 'green', pieces: 1 });
    const [added, emptied] = await Promise.all([
      add('grey', 1),
      together.query({ ...emptying, values: ['green'] }),
    ]);
    expect([added, emptied.rowCount]).toEqual([{ name: 'grey', pieces: 1 }, 1]);
  });
  expect(trips).toBe(3);
  await close();
});

it('is taken back as a whole where one fails, and can be asked again', async () => {
  const { add, close } = await asking();
  const settled = await Promise.allSettled([add('one', 1), add('two', 100), add('three', 1)]);
  for (const outcome of settled)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
  expect(await piecesIn('one', 'two', 'three')).toEqual([]);
  expect(await Promise.all([add('one', 1), add('two', 99)])).toHaveLength(2);
  expect(await piecesIn('one', 'two')).toEqual([1, 99]);
  await close();
});

it('tells everybody that the connection was lost, and goes on with another', async () => {
  const { together, add, close } = await asking();
  const ending = {
    name: 'ending',
    text: 'select pg_terminate_backend(pg_backend_pid()) where $1 = $2',
  };
  const end = () => together.query({ ...ending, values: ['now', 'now'] });
  const settled = await Promise.allSettled([end(), end()]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([add('after', 1), add('wards', 1)])).toHaveLength(2);
  await close();
});

it('never makes two wait for each other, in whatever order they ask', async () => {
  const { add, close } = await asking({ poolSize: 8 });
  const names = ['a', 'b', 'c'];
  const turn = (by: number) => names.map((_, index) => names[(index + by) % names.length] as string);
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(
      Array.from({ length: 8 }, async (_, asker) => {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(turn(asker).map((name) => add(`${round}${name}`, 1)));
      }),
    );
  }
  expect(await piecesIn('0a', '29c')).toEqual([8, 8]);
  await close();
});
