/**
 * The only module that the server loads of web: it renders a page for a request. The router's contexts are keyed by
 * identity, so they are created here, inside the bundle.
 */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Send } from '#contract/client.ts';
import { bindApi } from '#web/api/client.ts';
import { type OnRender, onRender, renderedPage } from './renderedPage.ts';

const renderRequest = createRequestHandler(build, import.meta.env.MODE);

export interface PageApi {
  /** Calls an endpoint in process, as a visitor who isn't logged in. */
  send: Send;
  onRender?: OnRender;
}

export interface Page {
  status: number;
  headers: Headers;
  /** The HTML in parts, to be sent one after the other. */
  text: readonly string[];
  /** The page's own inline scripts. No other may run in it. */
  scripts: readonly string[];
}

export async function renderPage(request: Request, { send, onRender: listener }: PageApi): Promise<Page> {
  const context = new RouterContextProvider();
  const rendered: { text?: readonly string[]; scripts?: readonly string[] } = {};
  context.set(renderedPage, rendered);
  bindApi(context, send);
  if (listener) context.set(onRender, listener);
  const response = await renderRequest(request, context);
  const { status, headers } = response;
  const { text = [await response.text()], scripts = [] } = rendered;
  return { status, headers, text, scripts };
}
