/** Photo storage in a bucket of an S3-compatible store. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { checkKey, isKey, type PhotoStorage, type StoredName, type StoredPhoto } from '../photoStorage.ts';
import { type S3Client, S3Unreachable } from './s3Client.ts';

/** The shop never touches anything else in the bucket, so that backups can be there too. */
const folder = 'photos/';

/** Stored with each photo and compared when it is read, because a store may damage what it holds. */
const checksumHeader = 'x-amz-meta-sha256';

const attemptsToRead = 2;

export function s3Storage(call: S3Client): PhotoStorage {
  const pathOf = (key: string): string => {
    checkKey(key);
    return `${folder}${key}`;
  };
  return {
    put(key, bytes) {
      const body = Buffer.from(bytes);
      const headers = { [checksumHeader]: checksumOf(body), 'content-type': 'application/octet-stream' };
      return call({ method: 'PUT', key: pathOf(key), headers, body }).then(done);
    },
    get: (key) => read(call, pathOf(key)),
    remove: (key) => call({ method: 'DELETE', key: pathOf(key) }).then(done),
    list: (prefix, after) => list(call, prefix, after),
  };
}

const done = (): void => {};

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function read(call: S3Client, key: string): Promise<StoredPhoto | null> {
  for (let attempt = 1; attempt <= attemptsToRead; attempt += 1) {
    const { status, headers, body } = await call({ method: 'GET', key });
    if (status >= 400) return null;
    const expected = headers.get(checksumHeader);
    if (expected === null || expected === checksumOf(body))
      return { bytes: body.length, body: Readable.from([body]) };
  }
  throw new S3Unreachable(`${key} arrives damaged`);
}

/** Each response holds up to a thousand names. The next one starts after the last of them. */
async function* list(call: S3Client, prefix: string, after = ''): AsyncIterable<StoredName> {
  const wanted = { 'list-type': '2', prefix: `${folder}${prefix}` };
  let last = after && `${folder}${after}`;
  while (true) {
    const query = { ...wanted, ...(last && { 'start-after': last }) };
    const xml = (await call({ method: 'GET', key: '', query })).body.toString();
    const files = filesIn(xml);
    for (const { path, storedAt } of files) {
      // A foreign file among those of the shop is passed over.
      const key = path.slice(folder.length);
      if (isKey(key)) yield { key, storedAt };
    }
    last = files.at(-1)?.path ?? '';
    if (!last || !/<IsTruncated>true</.test(xml)) return;
  }
}

const filesIn = (xml: string): { path: string; storedAt: Date }[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    path: unescaped(/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? ''),
    storedAt: new Date(/<LastModified>(.*?)<\/LastModified>/.exec(entry)?.[1] ?? 0),
  }));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });
