/**
 * The one thing the server loads of this wing: a finished page for a request. The contexts of the router are
 * keyed by identity, so they are made here, inside the bundle, from the plain function the server hands over.
 */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Send } from '#contract/client.ts';
import { bindApi } from './api.ts';
import { type Stopwatch, stopwatch, writtenPage } from './writtenPage.ts';

const answerPage = createRequestHandler(build, import.meta.env.MODE);

export interface PageDoor {
  /** Calls an endpoint in process, as a visitor who isn't signed in. */
  send: Send;
  stopwatch?: Stopwatch;
}

export interface Page {
  status: number;
  headers: Headers;
  /** In pieces, to be sent one after the other. */
  text: readonly string[];
}

export async function renderPage(request: Request, { send, stopwatch: given }: PageDoor): Promise<Page> {
  const context = new RouterContextProvider();
  const written: { text?: readonly string[] } = {};
  context.set(writtenPage, written);
  bindApi(context, send);
  if (given) context.set(stopwatch, given);
  const answer = await answerPage(request, context);
  const { status, headers } = answer;
  return { status, headers, text: written.text ?? [await answer.text()] };
}
