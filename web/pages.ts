/**
 * The one thing the server loads of this wing: a finished page for a request. The contexts of the router are
 * keyed by identity, so they are made here, inside the bundle, from the plain function the server hands over.
 */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Send } from '#contract/client.ts';
import { bindApi } from './api.ts';

const answerPage = createRequestHandler(build, import.meta.env.MODE);

export interface PageDoor {
  /** Calls an endpoint in process, as a visitor who isn't signed in. */
  send: Send;
}

export function renderPage(request: Request, { send }: PageDoor): Promise<Response> {
  const context = new RouterContextProvider();
  bindApi(context, send);
  return answerPage(request, context);
}
