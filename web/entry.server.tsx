/**
 * A page leaves whole, not in pieces: finished pages are kept and sent to everybody, and the hashes of their
 * inline scripts must be known before the first byte.
 */
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { isProblem } from '#domain/problems.ts';

const renderLimit = 10_000;

async function renderDocument(url: string, router: EntryContext): Promise<ArrayBuffer> {
  const page = await renderToReadableStream(<ServerRouter context={router} url={url} />, {
    // Nothing is put off to a script at the end: the reader may have none, and each script needs a hash.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(renderLimit),
    onError(error) {
      console.error(error);
    },
  });
  await page.allReady;
  return new Response(page).arrayBuffer();
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderDocument(request.url, router);
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** Refusals and pages that aren't there are answers, not faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isProblem(error) || isRouteErrorResponse(error)) return;
  console.error(error);
}
