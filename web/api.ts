/**
 * The two doors to the API. A page's one load function asks `apiOf(context)`: while the server renders, that
 * is the typed client bound in process; in the browser it is the one that goes over HTTP.
 */
import { createContext, type RouterContextProvider } from 'react-router';
import { type Client, createClient, type Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { takeForeseen } from './foreseen.ts';
import { pageAnswer } from './pageAnswer.ts';
import { sendOverHttp } from './sendOverHttp.ts';

export type Api = Client<typeof endpoints>;

/** For the browser alone: event handlers, stores and actions. */
export const api: Api = createClient(endpoints, sendOverHttp);

const doorOf = (send: Send): Api => createClient(endpoints, pageAnswer(send));
const door = createContext<Api>(doorOf(takeForeseen(sendOverHttp)));

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(door);

export function bindApi(context: RouterContextProvider, send: Send): void {
  context.set(door, doorOf(send));
}
