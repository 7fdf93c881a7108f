/**
 * Renders a page to one string. The response cache stores whole pages, and the hashes of their inline scripts must be
 * known before the first byte, so streaming would only cost time.
 *
 * The router streams its loader data at the end of a page and suspends for each chunk, which `renderToString` cannot
 * wait for. This file therefore fills two private fields of the router's context, `renderMeta.streamCache` and
 * `serverHandoffStream`, with data that has been read to its end. `renderHtml.test.tsx` checks them against the
 * installed version.
 */
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** All input of the render. Nothing in it is asynchronous. */
export interface PageSource {
  /** Marks the router's own inline scripts. */
  nonce: string;
  url: string;
  router: EntryContext;
  /** The loaders' data, encoded by the router for the browser. */
  data: string;
}

export async function readLoaderData({ serverHandoffStream }: EntryContext): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of serverHandoffStream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

export function renderHtml({ nonce, url, router, data }: PageSource): string {
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value: data } }) };
  const context = { ...router, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
  const html = renderToString(<ServerRouter context={context} url={url} nonce={nonce} />);
  return `<!DOCTYPE html>${html}`;
}
