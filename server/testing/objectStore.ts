/**
 * A real S3-compatible store on the loopback address, which checks every signature. Requests pass a gate that tests make
 * slow, refuse, or cut. Like any such store it keeps nothing of an upload that does not arrive whole.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseS3Url, type S3Place } from '#server/uploads/s3/s3Url.ts';
import { closeAtEnd } from './closings.ts';

/**
 * `slow`: each response takes 300 ms. `hanging`: nothing responds. `busy`: 503 SlowDown. `cutUpload`, `cutDownload`: the
 * connection breaks in the middle of the body. `lossy`: the store does it, and the response is lost. `garbled`: a bit of each
 * download is turned. `down`: connections are refused.
 */
type Condition = 'fine' | 'slow' | 'hanging' | 'busy' | 'cutUpload' | 'cutDownload' | 'lossy' | 'garbled';

export interface ObjectStore {
  url: string;
  place: S3Place;
  /** `PUT photos/variants/…`, in order. */
  calls: string[];
  /** For the next so many requests only, if given. */
  becomes(condition: Condition, requests?: number): void;
  down(): Promise<void>;
  up(): Promise<void>;
}

export const bucket = 'kakon-photos';
const slowMs = 300;

export async function openObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'kakon-objects-'));
  const store = fork('server/testing/objectStoreProcess.ts', [directory, bucket], {
    execArgv: ['--openssl-legacy-provider'],
  });
  const [innerPort] = (await once(store, 'message')) as [number];
  let condition: Condition = 'fine';
  let requests = Number.POSITIVE_INFINITY;
  const calls: string[] = [];
  const gate = createServer((request, response) => {
    calls.push(`${request.method} ${request.url?.replace(`/${bucket}/`, '').split('?')[0]}`);
    const now = requests > 0 ? condition : 'fine';
    requests -= 1;
    void pass(now, request, response, innerPort).catch(() => request.socket.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const down = async () => {
    gate.closeAllConnections();
    if (gate.listening) await new Promise((closed) => gate.close(closed));
  };
  closeAtEnd(async () => {
    await down();
    const ended = once(store, 'exit');
    store.disconnect();
    await ended;
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?region=eu-west-1&tls=off`;
  return {
    url,
    place: parseS3Url(url) as S3Place,
    calls,
    becomes(next, count = Number.POSITIVE_INFINITY) {
      condition = next;
      requests = count;
    },
    down,
    async up() {
      gate.listen(port, '127.0.0.1');
      await once(gate, 'listening');
    },
  };
}

async function pass(
  condition: Condition,
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  if (condition === 'hanging') return;
  if (condition === 'slow') await pause(slowMs);
  if (condition === 'cutUpload' && request.method === 'PUT') {
    await once(request, 'data');
    return void request.socket.resetAndDestroy();
  }
  const body = await buffer(request);
  if (condition === 'busy') return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  const stored = await forward(request, body, port);
  if (condition === 'lossy') return void request.socket.resetAndDestroy();
  response.writeHead(stored.status, stored.headers);
  const isDownload = request.method === 'GET' && stored.body.length > 0;
  if (condition === 'garbled' && isDownload) stored.body[0] = (stored.body[0] ?? 0) ^ 1;
  if (condition !== 'cutDownload' || !isDownload) return void response.end(stored.body);
  response.write(stored.body.subarray(0, Math.floor(stored.body.length / 2)));
  await pause(20);
  request.socket.resetAndDestroy();
}

/** With the same headers, since the signature covers them. */
async function forward({ method, url, headers }: IncomingMessage, body: Buffer, port: number) {
  const sent = sendRequest({ host: '127.0.0.1', port, method, path: url, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { 'transfer-encoding': _, ...plain } = response.headers;
  const received = await buffer(response);
  return {
    status: response.statusCode ?? 500,
    headers: { ...plain, 'content-length': received.length },
    body: received,
  };
}
