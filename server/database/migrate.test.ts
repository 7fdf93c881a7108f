import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartRefusal } from '#server/startRefusal.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

async function directoryWith(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kakon-migrations-'));
  directories.push(directory);
  await Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(directory, name), sql)));
  return directory;
}

const first = { '0001_things.sql': 'create table things (id int);' };

describe('migrate', () => {
  it('brings an empty database up to date, and does nothing the second time', async () => {
    const { url, query } = await openEmptyDatabase();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
    const { rows } = await query('select name from applied_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
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
