/**
 * A page leaves whole, not in pieces: finished pages are kept and sent to everybody, and the hashes of their
 * inline scripts must be known before the first byte. So it is written in one go, as one string: what its loaders gave
 * is there by then, and no part of it waits for anything. React's streams would cost as much again as the page.
 */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isProblem } from '#domain/problems.ts';
import { KeptMarkup } from './keptMarkup.ts';
import { cut, type PageText, piecesOf } from './pageText.ts';
import { isPlainBangla } from './plainBangla.ts';
import { isPictureFirst, scriptsAfterView } from './scriptsAfterView.ts';
import { knownMarkup } from './WrittenOnce.tsx';
import { stopwatch, writtenPage } from './writtenPage.ts';

/** The page is there before its scripts are, so nothing that can be seen waits for them: pictures and type go first. */
const scriptsLast = ({ head, ...rest }: PageText): PageText => ({
  ...rest,
  head: head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'),
});

/** The small file of Bangla will do: `wholeBangla.ts` sees when it no longer does. */
const inPlainBangla = ({ head, ...rest }: PageText): PageText => ({
  ...rest,
  head: head.replace('<html', '<html data-bangla="plain"'),
});

/** Pages to be looked at come with little; the others have forms, which may be filled from what the browser keeps. */
function lightened(text: PageText): PageText {
  if (!isPictureFirst(text)) return scriptsLast(text);
  return scriptsAfterView(isPlainBangla(text.body) ? inPlainBangla(text) : text);
}

/** In development a part may be another by the next page. */
const kept = import.meta.env.PROD ? new KeptMarkup() : null;

/** What a page is made of, read before it is written: no part of it is waited for. */
interface Ready {
  url: string;
  router: EntryContext;
  /** What the loaders gave, as the router hands it to the browser. */
  data: string;
}

/**
 * The router writes the data at the page's end, reading it in pieces and suspending at each; these pieces it finds to
 * be read already, and to be one.
 */
function writePage({ url, router, data }: Ready, known: KeptMarkup | null): string {
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value: data } }) };
  const context = { ...router, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
  const html = renderToString(
    <knownMarkup.Provider value={known}>
      <ServerRouter context={context} url={url} />
    </knownMarkup.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

async function textOf(stream: EntryContext['serverHandoffStream']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The answer goes without its text, which is left at the door: a body would be turned to bytes and back. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  door: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const data = await textOf(router.serverHandoffStream);
  const ready = { url: request.url, router, data };
  // The tools of development look for the scripts where the router puts them.
  const text = cut(kept?.writing(() => writePage(ready, kept)) ?? writePage(ready, null));
  door.get(writtenPage).text = piecesOf(import.meta.env.PROD ? lightened(text) : text);
  door.get(stopwatch)?.({ write: () => writePage(ready, null), forget: () => kept?.forget() });
  return new Response(null, { status, headers });
}

/** Refusals and pages that aren't there are answers, not faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isProblem(error) || isRouteErrorResponse(error)) return;
  console.error(error);
}
