/** Renders a page for the router, and leaves its HTML in the request's context (`ssr/renderedPage.ts`). */
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import { deferScripts, isPictureFirst } from '#web/ssr/deferScripts.ts';
import { type HtmlParts, listParts, splitHtml } from '#web/ssr/htmlParts.ts';
import { inlineScriptsOf, newScriptNonce, withoutNonce } from '#web/ssr/inlineScripts.ts';
import { onRender, renderedPage } from '#web/ssr/renderedPage.ts';
import { readLoaderData, renderHtml } from '#web/ssr/renderHtml.tsx';

/** Nothing visible waits for scripts, so pictures and fonts go first. */
const withLateScripts = ({ head, ...rest }: HtmlParts): HtmlParts => ({
  ...rest,
  head: head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'),
});

/** A page that starts with a picture requests its scripts later. Other pages have forms, which need them sooner. */
const withOrderedScripts = (html: HtmlParts): HtmlParts =>
  isPictureFirst(html) ? deferScripts(html) : withLateScripts(html);

/** The response has no body. The HTML stays a string, because a body would be encoded and decoded again. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = newScriptNonce();
  const source = { nonce, url: request.url, router, data: await readLoaderData(router) };
  const rendered = splitHtml(renderHtml(source));
  // Development tools look for the scripts where the router puts them.
  const html = import.meta.env.PROD ? withOrderedScripts(rendered) : rendered;
  Object.assign(context.get(renderedPage), {
    text: listParts(withoutNonce(html, nonce)),
    scripts: inlineScriptsOf(html, nonce),
  });
  context.get(onRender)?.({ renderAgain: () => renderHtml(source) });
  return new Response(null, { status, headers });
}

/** Refusals and missing pages are normal responses, so they are not logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isProblem(error) || isRouteErrorResponse(error)) return;
  console.error(error);
}
