/**
 * Calls the bucket: signs each request, gives up on one that takes too long, and tries again what may succeed. Bodies are
 * at most the size of a photo, a few megabytes, so they are held whole: a download that is cut or damaged is tried again
 * before anybody sees it, and no upload needs several parts.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Place } from './s3Url.ts';

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Without a leading slash. Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface S3Response {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

export interface S3Times {
  attempts: number;
  /** Milliseconds of one attempt, its whole body included. */
  attemptMs: number;
  /** Milliseconds before the second attempt. Doubles with each further one. */
  pauseMs: number;
}

export const usualTimes: S3Times = { attempts: 3, attemptMs: 6_000, pauseMs: 100 };

/** More would only wait for a bucket that does not keep up, and hold memory meanwhile. */
const mostAtOnce = 64;

/** The bucket did not respond, or not in time. A later try may succeed. */
export class S3Unreachable extends Error {
  override readonly name = 'S3Unreachable';
}

/** The bucket responded, and refused: `NoSuchBucket`, `AccessDenied`, `SignatureDoesNotMatch` … */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the bucket responded with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

export type S3Client = (request: S3Request) => Promise<S3Response>;

/** Resolves with a success, or with 404 for an object that is read or deleted and is not there. Everything else is thrown. */
export function s3Client(place: S3Place, times: S3Times = usualTimes): S3Client {
  let running = 0;
  const once = async (request: S3Request): Promise<S3Response> => {
    const response = await send(place, request, times.attemptMs);
    if (isPassing(response.status)) throw new S3Unreachable(`the bucket responded with ${response.status}`);
    if (response.status >= 300 && !isMissing(request, response))
      throw new S3Refusal(response.status, codeOf(response) || 'no reason');
    return response;
  };
  const repeatedly = async (request: S3Request): Promise<S3Response> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(request);
      } catch (error) {
        if (!(error instanceof S3Unreachable) || attempt >= times.attempts) throw error;
      }
      await pause(times.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
  return async (request) => {
    if (running >= mostAtOnce) throw new S3Unreachable('too many calls of the bucket wait already');
    running += 1;
    try {
      return await repeatedly(request);
    } finally {
      running -= 1;
    }
  };
}

const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * Only of an object that is read or deleted. A missing bucket is a wrong setting, and so is a server that sends 404 for a list
 * or an upload: it is no object store.
 */
const isMissing = ({ method, key }: S3Request, response: S3Response): boolean =>
  response.status === 404 && method !== 'PUT' && key !== '' && codeOf(response) !== 'NoSuchBucket';

const codeOf = ({ body }: S3Response): string =>
  /<Code>(\w+)<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1] ?? '';

/** The signature covers the body's hash, so the bucket refuses a body that was damaged on the way. */
function signed(place: S3Place, { method, key, query = {}, headers = {}, body }: S3Request) {
  const url = new URL(key ? `/${place.bucket}/${key}` : `/${place.bucket}`, place.endpoint);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    accessKeyId: place.keyId,
    secretAccessKey: place.secret,
    region: place.region,
    service: 's3',
  });
  return signer.sign();
}

async function send(place: S3Place, request: S3Request, attemptMs: number): Promise<S3Response> {
  const { method, url, headers } = await signed(place, request);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: request.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(attemptMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw new S3Unreachable(reasonOf(error), { cause: error });
  }
}

/** `fetch` hides the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return 'no response in time';
  return cause?.code || cause?.message || message;
}
