/** Restores a shop from a backup into an empty database. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrationFiles.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { checkKey, type PhotoStorage } from '#server/uploads/photoStorage.ts';
import { type Manifest, TABLES, tableEntry, UPLOADS } from './manifest.ts';
import { checkBackup, eachEntry } from './readBackup.ts';
import { intoEmptyTables, listTables, setSequence, writeTable } from './tableQueries.ts';

interface Target {
  databaseUrl: string;
  photos: PhotoStorage;
}

export async function restoreBackup(file: string, { databaseUrl, photos }: Target): Promise<Manifest> {
  const manifest = await checkBackup(file);
  const last = await knownMigrations(manifest);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kakon restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnlessEmpty(client, photos);
    await migrate(databaseUrl, { until: last });
    await client.query('begin');
    await intoEmptyTables(client, () => load(file, manifest, { client, photos }));
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
  // A backup of an older version is migrated to this version.
  await migrate(databaseUrl);
  return manifest;
}

async function knownMigrations({ migrations }: Manifest): Promise<string> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown)
    throw new StartRefusal(
      `The backup has ${unknown.name} in a form this program does not know; use the one it was made with`,
    );
  const names = migrations.map(({ name }) => name).sort();
  return names.at(-1) ?? '';
}

async function refuseUnlessEmpty(client: pg.Client, photos: PhotoStorage): Promise<void> {
  if ((await listTables(client)).length > 0)
    throw new StartRefusal('The database is not empty: restore into a new DATA_DIR or an empty database');
  for await (const { key } of photos.list(''))
    throw new StartRefusal(
      `There are uploads already (${key}): restore into a new DATA_DIR, and an empty bucket`,
    );
}

async function load(
  file: string,
  { tables, sequences }: Manifest,
  { client, photos }: { client: pg.Client; photos: PhotoStorage },
): Promise<void> {
  const byEntry = new Map(tables.map((table) => [tableEntry(table), table]));
  await eachEntry(file, async (name, body) => {
    const table = byEntry.get(name);
    if (table) await pipeline(body, writeTable(client, table));
    else if (name.startsWith(UPLOADS)) await storeUpload(photos, name.slice(UPLOADS.length), body);
    else if (name.startsWith(TABLES)) throw new Error(`a table the manifest doesn't name: ${name}`);
    else body.resume();
  });
  for (const sequence of sequences) await setSequence(client, sequence);
}

/** Refuses names that lead out of the uploads directory. */
async function storeUpload(photos: PhotoStorage, key: string, body: Readable): Promise<void> {
  checkKey(key);
  await photos.put(key, await buffer(body));
}
