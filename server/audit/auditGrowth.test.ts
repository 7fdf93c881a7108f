/** The audit log with many events: its partitions, its plans and the limits of its search. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '#server/testing/plans.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { type AuditFilter, listActors, walkAuditEvents } from './auditListQueries.ts';
import { addAuditPartitions } from './auditPartitionQueries.ts';

const { db } = await openTestDatabase();

it('has a partition for this month and the next two, also for events that were there before', async () => {
  const now = new Date('2031-11-30T23:30:00Z');
  const write = (at: string) =>
    sql`insert into audit_log (action, subject, at) values ('shop.update', 'shop', ${at})`.execute(db);
  await write('2031-11-02T00:00:00Z');
  await addAuditPartitions(db, now);
  await addAuditPartitions(db, now);
  await write('2032-01-31T23:59:59Z');
  await write('2032-02-01T00:00:00Z');
  const { rows } = await sql<{ partition: string }>`
    select tableoid::regclass::text as partition from audit_log where at > '2031-01-01' order by at`.execute(
    db,
  );
  expect(rows.map(({ partition }) => partition)).toEqual([
    'audit_log_2031_11',
    'audit_log_2032_01',
    'audit_log_default',
  ]);
});

it.each<[string, AuditFilter]>([
  ['all events', {}],
  ['events of an action', { action: 'order.status' }],
  ['events of a kind of subject', { subject: 'order' }],
  ['events of an admin', { actor: '0198c0de-0000-7000-8000-00000000abcd' }],
])('%s are read in order from the indexes of all partitions', async (_, filter) => {
  await db.transaction().execute(async (trx) => {
    // The test's tables are so small that a sequential scan is the cheapest plan.
    await sql`set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(trx);
    const from = { id: '7', direction: 'older' } as const;
    const plan = await planOf(trx, () => walkAuditEvents(trx, filter, { from, limit: 20 }));
    expect(plan).toContain('Merge Append');
    expect(plan).not.toMatch(/Seq Scan on audit_log|Incremental Sort/);
  });
});

describe('a search among more than fifty thousand events', () => {
  beforeAll(async () => {
    await sql`
      insert into audit_log (action, subject, subject_name, details, at)
      select 'order.note', 'order', 'KA' || 200000 + n, jsonb_build_object('note', case n when 1 then 'Fragile' else 'Call' end),
             timestamptz '2026-01-01' + make_interval(mins => n)
      from generate_series(1, 50002) n`.execute(db);
    await sql`analyze audit_log`.execute(db);
  });
  const find = async (search: string, filter: AuditFilter = {}) =>
    (await walkAuditEvents(db, { ...filter, search, subject: 'order' }, { limit: 5 })).map(
      ({ subject_name }) => subject_name,
    );

  it('finds names that begin with the text at any age', async () => {
    expect(await find('ka200001')).toEqual(['KA200001']);
  });

  it('finds other texts among the newest fifty thousand, or on the chosen days', async () => {
    expect(await find('fragile')).toEqual([]);
    expect(await find('0001')).toEqual(['KA250001', 'KA240001', 'KA230001', 'KA220001', 'KA210001']);
    expect(await find('fragile', { endDate: new Date('2026-01-02') })).toEqual(['KA200001']);
  });

  it('lists no actors where the shop itself acts', async () => {
    expect(await listActors(db)).toEqual([]);
  });
});
