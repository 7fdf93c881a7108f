/** Commits that wait for a standby: how many there are, and how long the longest has waited. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { connect } from './connect.ts';
import { runningDatabase } from './embedded/address.ts';
import { postmasterIn } from './embedded/postmaster.ts';
import { readReplication } from './replicationQueries.ts';

it('says how long the longest commit has waited for a standby that is away', {
  timeout: 60_000,
}, async () => {
  const { dataDir } = await openShopProcess();
  const { db, close } = connect((await runningDatabase(dataDir)) ?? '');
  onTestFinished(close);
  await sql`create table waiting (n int)`.execute(db);
  expect(await readReplication(db)).toEqual({ standbys: [], waitingCommits: 0, longestCommitSeconds: 0 });

  const data = join(dataDir, 'postgres');
  const settings = join(data, 'postgresql.auto.conf');
  const before = await readFile(settings, 'utf8');
  const setStandby = async (text: string) => {
    await writeFile(settings, text);
    process.kill(postmasterIn(data)?.pid ?? 0, 'SIGHUP');
  };
  await setStandby(`${before}\nsynchronous_standby_names = 'away'\n`);
  const readStandby = async () =>
    (await sql<{ name: string }>`select current_setting('synchronous_standby_names') as name`.execute(db))
      .rows[0];
  await expect.poll(readStandby).toEqual({ name: 'away' });
  const commit = sql`insert into waiting values (1)`.execute(db);
  await expect.poll(async () => (await readReplication(db)).waitingCommits).toBeGreaterThan(0);
  await pause(1_200);
  const { longestCommitSeconds } = await readReplication(db);
  expect(longestCommitSeconds).toBeGreaterThan(1.2);
  expect(longestCommitSeconds).toBeLessThan(20);

  await setStandby(before);
  await commit;
  await expect.poll(() => readReplication(db)).toMatchObject({ waitingCommits: 0, longestCommitSeconds: 0 });
});
