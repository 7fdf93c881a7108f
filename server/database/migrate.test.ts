import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartRefusal } from '#server/startRefusal.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate, refuseOtherSchema } from './migrate.ts';
import { readMigrations } from './migrationFiles.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

async function directoryWith(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kakon-migrations-'));
  directories.push(directory);
  await Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(directory, name), sql)));
  return directory;
}

const first = { '0001_things.sql': 'create table things (id int);' };

it('every migration that two versions must share says which is the oldest, rightly', async () => {
  for (const { name, oldestProgram, withoutTransaction, sql } of await readMigrations()) {
    if (oldestProgram) expect(oldestProgram < name, name).toBe(true);
    // A misspelled header would count as none.
    expect(/^-- *oldest/im.test(sql), name).toBe(oldestProgram !== null);
    if (withoutTransaction) expect(sql, name).toMatch(/if (not )?exists/);
  }
});

/** Migrations up to this one may lock a table for long: no shop was large when they were released. */
const beforeLargeShops = '0030_coming_back.sql';

it('no migration reads, rewrites or indexes a table that may be large while it blocks those who use it', async () => {
  for (const { name, withoutTransaction, sql } of await readMigrations()) {
    if (name <= beforeLargeShops || withoutTransaction) continue;
    const created = new Set(Array.from(sql.matchAll(/create table (\w+)/g), ([, table]) => table));
    for (const [statement, table] of sql.matchAll(/^alter table (\w+)[^;]*;/gm)) {
      if (created.has(table)) continue;
      const count = (words: RegExp) => statement.match(words)?.length ?? 0;
      expect(
        count(/not valid/g),
        `${name}: ${table}: add constraints not valid, and validate them without transaction`,
      ).toBe(count(/add constraint/g));
      expect(statement, `${name}: ${table}: such a column rewrites the table`).not.toMatch(
        /generated|alter column \w+ (set data )?type|set not null/,
      );
    }
    for (const [, table] of sql.matchAll(/create (?:unique )?index (?:\w+ )?on (\w+)/g)) {
      expect(created, `${name}: create the index of ${table} concurrently, without transaction`).toContain(
        table,
      );
    }
  }
});

describe('migrate', () => {
  it('brings an empty database up to date, and does nothing the second time', async () => {
    const { url, query } = await openEmptyDatabase();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
    const { rows } = await query('select name from applied_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('leaves no constraint that existing rows may break, and no broken index', async () => {
    const { url, query } = await openEmptyDatabase();
    await migrate(url);
    const { rows } = await query(`
      select conname::text as name from pg_constraint where not convalidated
      union all select indexrelid::regclass::text from pg_index where not indisvalid`);
    expect(rows).toEqual([]);
  });

  it('creates the tables of the job queue, too', async () => {
    const { url, query } = await openEmptyDatabase();
    await migrate(url);
    const { rows } = await query("select (graphile_worker.add_job('mail', '{}')).attempts");
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('lets several processes start at once: one of them applies each migration', async () => {
    const { url } = await openEmptyDatabase();
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    expect(applied.flat()).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it('continues from the last migration when there is a new one', async () => {
    const { url } = await openEmptyDatabase();
    await migrate(url, { directory: await directoryWith(first) });
    const directory = await directoryWith({ ...first, '0002_more.sql': 'alter table things add name text;' });
    expect(await migrate(url, { directory })).toEqual(['0002_more.sql']);
  });

  it('rolls a failed migration back whole and names the line', async () => {
    const { url, query } = await openEmptyDatabase();
    const directory = await directoryWith({
      ...first,
      '0002_broken.sql': 'create table half (id int);\nselect nonsense;',
    });
    await expect(migrate(url, { directory })).rejects.toThrow(
      '0002_broken.sql line 2: column "nonsense" does not exist',
    );
    const { rows } = await query(
      "select name from applied_migrations union all select 'half' where to_regclass('half') is not null",
    );
    expect(rows).toEqual([{ name: '0001_things.sql' }]);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const { url } = await openEmptyDatabase();
    await migrate(url, { directory: await directoryWith({ ...first, '0009_future.sql': 'select 1;' }) });
    const attempt = migrate(url, { directory: await directoryWith(first) });
    await expect(attempt).rejects.toThrow(StartRefusal);
    await expect(attempt).rejects.toThrow(
      'The database is newer than this program, which does not know its 0009_future.sql',
    );
  });

  it('serves on after a newer migration that allows this version', async () => {
    const { url } = await openEmptyDatabase();
    const newer = {
      '0002_more.sql': '-- oldest program: 0001\n\nselect 1;',
      '0003_most.sql': '-- Why it is.\n-- oldest program: 0002\nselect 1;',
    };
    await migrate(url, { directory: await directoryWith({ ...first, ...newer }) });
    const second = await directoryWith({ ...first, '0002_more.sql': newer['0002_more.sql'] });
    expect(await migrate(url, { directory: second })).toEqual([]);
    await expect(refuseOtherSchema(url, second)).resolves.toBeUndefined();
    await expect(refuseOtherSchema(url, await directoryWith(first))).rejects.toThrow(
      'The database is newer than this program, which does not know its 0003_most.sql',
    );
  });

  it('without migrating, refuses a database that lacks what this version needs', async () => {
    const { url, query } = await openEmptyDatabase();
    await expect(refuseOtherSchema(url, await directoryWith(first))).rejects.toThrow(
      'MIGRATE: the database lacks 0001_things.sql; run npm run migrate first',
    );
    const { rows } = await query("select to_regclass('applied_migrations') as made");
    expect(rows).toEqual([{ made: null }]);
    await migrate(url, { directory: await directoryWith(first) });
    const more = { ...first, '0002_more.sql': 'select 1;' };
    await expect(refuseOtherSchema(url, await directoryWith(more))).rejects.toThrow('lacks 0002_more.sql');
    await expect(refuseOtherSchema(url, await directoryWith(first))).resolves.toBeUndefined();
  });

  it('creates an index concurrently beside a transaction that writes, and again after a failure', async () => {
    const { url, query } = await openEmptyDatabase();
    await migrate(url, { directory: await directoryWith(first) });
    await query('insert into things values (1), (1)');
    const directory = await directoryWith({
      ...first,
      '0002_index.sql': `-- oldest program: 0001
-- without transaction

-- A failed try leaves an index that is not valid; it is dropped first.
drop index concurrently if exists things_id;
create unique index concurrently things_id on things (id);`,
    });
    await expect(migrate(url, { directory })).rejects.toThrow(
      '0002_index.sql: could not create unique index',
    );
    await query('delete from things');
    expect((await Promise.all([migrate(url, { directory }), migrate(url, { directory })])).flat()).toEqual([
      '0002_index.sql',
    ]);
    const { rows } = await query(
      "select indisvalid as valid from pg_index where indexrelid = 'things_id'::regclass",
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  it('refuses a standby', async () => {
    const { url, query } = await openEmptyDatabase();
    await query(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`);
    await expect(migrate(url)).rejects.toThrow('DATABASE_URL: that PostgreSQL is read-only, as a standby is');
  });

  it('refuses a migration that was altered after it was applied, but ignores line endings', async () => {
    const { url } = await openEmptyDatabase();
    await migrate(url, {
      directory: await directoryWith({ '0001_things.sql': 'create table things\n(id int);' }),
    });
    const sameOnWindows = await directoryWith({ '0001_things.sql': 'create table things\r\n(id int);' });
    expect(await migrate(url, { directory: sameOnWindows })).toEqual([]);
    await expect(migrate(url, { directory: await directoryWith(first) })).rejects.toThrow(
      'The database has 0001_things.sql in another form than this program',
    );
  });

  it('refuses a server older than 15', async () => {
    const { url, query } = await openEmptyDatabase();
    // The database responds in place of the server.
    await query(`
      create schema old;
      create function old.current_setting(name text) returns text language sql as $$
        select case name when 'server_version' then '14.9' when 'server_version_num' then '140009' else 'UTF8' end
      $$`);
    await query(`alter database "${new URL(url).pathname.slice(1)}" set search_path = old, pg_catalog`);
    await expect(migrate(url)).rejects.toThrow('DATABASE_URL: that is PostgreSQL 14.9; it takes 15 or newer');
  });

  it('refuses a database that cannot store Bangla', async () => {
    const { url, query } = await openEmptyDatabase();
    const name = `${new URL(url).pathname.slice(1)}_ascii`;
    await query(
      `create database "${name}" template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    );
    const ascii = new URL(url);
    ascii.pathname = `/${name}`;
    await expect(migrate(ascii.href)).rejects.toThrow('DATABASE_URL: that database keeps text as SQL_ASCII');
    await query(`drop database "${name}"`);
  });
});
