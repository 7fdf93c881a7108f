/** Writes a kept answer straight to the socket: no framework between a reader and bytes that are ready. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerCache, isKeepable } from './answerCache.ts';
import { encodingFor } from './compression.ts';
import type { KeptAnswer } from './keptAnswer.ts';
import { pageAddress } from './pageAddress.ts';
import { newRequestId, REQUEST_ID } from './requestLog.ts';

/** Browsers may keep a public answer but ask each time whether it still holds. */
const revalidate = 'public, max-age=0, must-revalidate';

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === etag));

export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  requestId: string,
): Promise<void> {
  const headers = {
    ...kept.headers,
    [REQUEST_ID]: requestId,
    etag: kept.etag,
    'cache-control': isKeepable(kept) ? revalidate : 'no-store',
    vary: 'accept-encoding',
  };
  if (kept.status === 200 && matches(request.headers['if-none-match'], kept.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const encoding = encodingFor(typeof accepted === 'string' ? accepted : undefined, kept.size);
  const encoded = kept.encoded(encoding);
  const bytes = encoded instanceof Promise ? await encoded : encoded;
  response.writeHead(kept.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** True where the request was answered from memory, ahead of any routing. */
export function sendIfKept(cache: AnswerCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { url = '' } = request;
  const kept = cache.find(url) ?? cache.find(pageAddress(url));
  if (!kept) return false;
  sendKept(request, response, kept, newRequestId()).catch((error: unknown) =>
    response.destroy(error as Error),
  );
  return true;
}
