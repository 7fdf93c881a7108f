/** Reads a backup entry by entry. It can be read several times. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartRefusal } from '#server/startRefusal.ts';
import { Checksum, MANIFEST, type Manifest, manifestSchema, tableEntry, UPLOADS } from './manifest.ts';

/** `take` must read each entry to its end. */
export async function eachEntry(
  file: string,
  take: (name: string, body: Readable) => Promise<void>,
): Promise<void> {
  const entries = extract();
  entries.on('entry', ({ name }, body, next) => {
    take(name, body as unknown as Readable).then(() => next(), next);
  });
  await pipeline(createReadStream(file), createGunzip(), entries);
}

/** Reads the whole backup before anything is restored. A truncated or altered backup restores nothing. */
export async function checkBackup(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifestText = '';
  try {
    await eachEntry(file, async (name, body) => {
      if (name === MANIFEST) manifestText = await text(body);
      else found.set(name, await checksumOf(body));
    });
  } catch (error) {
    throw new StartRefusal(`${file} can't be read as a backup: ${(error as Error).message}`);
  }
  const manifest = parseManifest(manifestText);
  if (!manifest) throw new StartRefusal(`${file} is not a complete backup`);
  compare(file, manifest, found);
  return manifest;
}

function parseManifest(manifestText: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(manifestText));
  } catch {
    return null;
  }
}

async function checksumOf(body: Readable): Promise<string> {
  const checksum = new Checksum();
  await pipeline(body, checksum.resume());
  return checksum.hex;
}

function compare(file: string, { tables, uploads }: Manifest, found: Map<string, string>): void {
  const expected = new Map([
    ...tables.map((table) => [tableEntry(table), table.sha256] as const),
    ...uploads.map(({ key, sha256 }) => [`${UPLOADS}${key}`, sha256] as const),
  ]);
  for (const [name, sha256] of expected) {
    if (found.get(name) !== sha256) throw new StartRefusal(`${file} is damaged: ${name}`);
  }
  for (const name of found.keys()) {
    if (!expected.has(name)) throw new StartRefusal(`${file} contains unknown parts: ${name}`);
  }
}
