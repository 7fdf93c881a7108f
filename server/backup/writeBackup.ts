/** Writes the whole shop into one file, as of one moment, while the shop runs. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { pack as createPack, type Pack } from 'tar-stream';
import { StartRefusal } from '#server/startRefusal.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';
import { Checksum, MANIFEST, type Manifest, tableEntry, UPLOADS } from './manifest.ts';
import { listMigrations, listSequences, listTables, readTable } from './tableQueries.ts';

interface Source {
  databaseUrl: string;
  photos: PhotoStorage;
}

/** Unfinished uploads, and variants of photos. The shop makes a variant again when a client requests it. */
const leftOut = /^(incoming|variants)\//;

export async function writeBackup(file: string, { databaseUrl, photos }: Source): Promise<Manifest> {
  if (await stat(file).catch(() => null))
    throw new StartRefusal(`${file} already exists; choose another file name`);
  const aside = await mkdtemp(join(dirname(file), '.backup-'));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kakon backup' });
  client.on('error', () => {});
  try {
    await client.connect();
    // All reads see the snapshot of the first statement, whatever others write meanwhile.
    await client.query('begin isolation level repeatable read read only');
    const whole = join(aside, 'whole');
    const manifest = await writeTar(whole, { client, photos, aside });
    await makeDurable(whole);
    await rename(whole, file);
    return manifest;
  } finally {
    await client.end().catch(() => {});
    await rm(aside, { recursive: true, force: true });
  }
}

interface Work {
  client: pg.Client;
  photos: PhotoStorage;
  aside: string;
}

async function writeTar(path: string, work: Work): Promise<Manifest> {
  const tar = createPack();
  // It holds names and addresses of people, so only its owner may read it.
  const written = pipeline(tar, createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }));
  const filled = fillTar(tar, work).catch((error) => {
    tar.destroy(error);
    throw error;
  });
  const [manifest] = await Promise.all([filled, written]);
  return manifest;
}

async function fillTar(tar: Pack, work: Work): Promise<Manifest> {
  const { client } = work;
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    tables: [],
    sequences: await listSequences(client),
    // Copy photos before the tables, so that a photo has less time to be deleted in between.
    uploads: await addUploads(tar, work),
  };
  for (const table of await listTables(client)) manifest.tables.push(await addTable(tar, table, work));
  tar.entry({ name: MANIFEST }, JSON.stringify(manifest));
  tar.finalize();
  return manifest;
}

async function addUploads(tar: Pack, { photos }: Work): Promise<Manifest['uploads']> {
  const uploads: Manifest['uploads'] = [];
  for await (const { key } of photos.list('')) {
    if (leftOut.test(key)) continue;
    const photo = await photos.get(key);
    if (photo)
      uploads.push({ key, sha256: await addEntry(tar, `${UPLOADS}${key}`, photo.bytes, photo.body) });
  }
  return uploads;
}

/** Writes a table to a file first: a tar states the length of an entry before its first byte. */
async function addTable(
  tar: Pack,
  table: Awaited<ReturnType<typeof listTables>>[number],
  { client, aside }: Work,
): Promise<Manifest['tables'][number]> {
  const path = join(aside, 'table');
  const source = readTable(client, table);
  await pipeline(source, createWriteStream(path, { mode: 0o600 }));
  const { size } = await stat(path);
  const sha256 = await addEntry(tar, tableEntry(table), size, createReadStream(path));
  return { ...table, rows: source.rowCount, sha256 };
}

async function addEntry(tar: Pack, name: string, size: number, body: Readable): Promise<string> {
  const checksum = new Checksum();
  const entry = tar.entry({ name, size });
  await Promise.all([once(entry, 'finish'), pipeline(body, checksum, entry)]);
  return checksum.hex;
}

async function makeDurable(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
