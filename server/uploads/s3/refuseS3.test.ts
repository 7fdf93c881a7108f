import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { openObjectStore } from '#server/testing/objectStore.ts';
import { refuseS3 } from './refuseS3.ts';
import { s3Client } from './s3Client.ts';
import { s3Storage } from './s3Storage.ts';

const store = await openObjectStore();
const { place } = store;

it('no bucket, and one that takes and gives, are no reason to refuse; the trial leaves nothing', async () => {
  expect(await refuseS3(null)).toBeNull();
  expect(await refuseS3(place)).toBeNull();
  for await (const { key } of s3Storage(s3Client(place)).list('')) expect(key).toBe('nothing');
});

it.each([
  [{ secret: 'wrong' }, '403 SignatureDoesNotMatch'],
  [{ keyId: 'NOBODY' }, '403 InvalidAccessKeyId'],
  [{ bucket: 'no-such-bucket' }, '404 NoSuchBucket'],
])('a bucket with %j ends the start in one line that says why, without the secret', async (wrong, reason) => {
  const other = { ...place, ...wrong };
  const error = await refuseS3(other).catch((refusal: Error) => refusal);
  expect(error).toMatchObject({
    name: 'StartRefusal',
    message: `S3_URL: the bucket ${other.bucket} at ${other.endpoint} does not let us in (${reason})`,
  });
});

it.each([
  ['https://no-such-host.invalid', 'there is no such host'],
  [place.endpoint.replace('http:', 'https:'), 'it does not speak TLS; tls=off speaks to it without'],
])('%s ends the start: %s', async (endpoint, reason) => {
  await expect(refuseS3({ ...place, endpoint })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: `S3_URL: the bucket ${place.bucket} at ${endpoint} cannot be reached: ${reason}`,
  });
});

it('a bucket that is away for the moment does not keep the shop from selling', async () => {
  const endpoint = `http://127.0.0.1:${await freeLoopbackPort()}`;
  expect(await refuseS3({ ...place, endpoint })).toBe(
    `S3_URL: the bucket ${place.bucket} at ${endpoint} does not respond (ECONNREFUSED); until it does, photos show from copies, and none can be added`,
  );
  store.becomes('busy');
  expect(await refuseS3(place)).toContain('does not respond (the bucket responded with 503)');
  store.becomes('fine');
});

it('a redirect to another region is not followed with the key', async () => {
  const elsewhere = createServer((_, response) =>
    response.writeHead(301, { location: store.place.endpoint }).end('<Code>PermanentRedirect</Code>'),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void elsewhere.close());
  await new Promise((listening) => elsewhere.once('listening', listening));
  const endpoint = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  await expect(refuseS3({ ...place, endpoint })).rejects.toThrow('301 PermanentRedirect');
});

it.each([
  ['404 to everything', () => 404, 'does not let us in (404 no reason)'],
  [
    '404 to reading',
    (method?: string) => (method === 'GET' ? 404 : 200),
    'does not let us in (404 no reason)',
  ],
])('a server that sends %s is no store, and no photo gets lost there', async (_, statusOf, reason) => {
  const server = createServer(({ method }, response) =>
    response.writeHead(statusOf(method), { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once('listening', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(refuseS3({ ...place, endpoint })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: `S3_URL: the bucket ${place.bucket} at ${endpoint} ${reason}`,
  });
  const photos = s3Storage(s3Client({ ...place, endpoint }));
  if (statusOf('PUT') === 404) await expect(photos.put('01/photo', Buffer.from('x'))).rejects.toThrow('404');
});
