import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';

const { db } = await openTestDatabase();

const record = (at: string) =>
  db.insertInto('audit_log').values({ action: 'update', subject: 'product', at }).execute();

const addPartitions = (firstMonth: string, months: number) =>
  sql`select audit_log_add_partitions(${firstMonth}::date, ${months}::int)`.execute(db);

async function partitionOf(at: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from audit_log where at = ${at}`.execute(db);
  return rows[0]?.name;
}

it('an event of a month without a partition moves to it once there is one', async () => {
  const first = '2031-05-01T00:00:00Z';
  const last = '2031-05-31T23:59:59.999Z';
  const later = '2031-06-01T00:00:00Z';
  for (const at of [first, last, later]) await record(at);
  expect(await partitionOf(first)).toBe('audit_log_default');
  await addPartitions('2031-05-17', 1);
  expect(await partitionOf(first)).toBe('audit_log_2031_05');
  expect(await partitionOf(last)).toBe('audit_log_2031_05');
  expect(await partitionOf(later)).toBe('audit_log_default');
});

it('adds the missing months alone, also across a year and for several processes at once', async () => {
  await addPartitions('2032-11-01', 2);
  await Promise.all(Array.from({ length: 4 }, () => addPartitions('2032-12-01', 3)));
  const months = ['2032-11-30', '2032-12-31', '2033-01-31', '2033-02-28'].map((day) => `${day}T12:00:00Z`);
  for (const at of months) await record(at);
  expect(await Promise.all(months.map(partitionOf))).toEqual([
    'audit_log_2032_11',
    'audit_log_2032_12',
    'audit_log_2033_01',
    'audit_log_2033_02',
  ]);
});

it('a new database has the partitions of this month and the next two', async () => {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from generate_series(0, 2) n
    where to_regclass(to_char(now() at time zone 'UTC' + n * interval '1 month', '"audit_log_"YYYY_MM')) is null`.execute(
    db,
  );
  expect(rows).toEqual([{ missing: 0 }]);
});
