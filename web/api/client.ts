/**
 * The API clients of the shop. A page's loader uses `apiOf(context)`: in process during server rendering, over HTTP in the
 * browser. What only admins may call is in `adminClient.ts`.
 */
import { createContext, type RouterContextProvider } from 'react-router';
import { type Client, createClient, type Send } from '#contract/client.ts';
import { shopEndpoints } from '#contract/shopEndpoints.ts';
import { sendForPage } from './pageResponse.ts';
import { sendOverHttp } from './sendOverHttp.ts';

export type Api = Client<typeof shopEndpoints>;

/** For the browser only: event handlers, stores and actions. */
export const api: Api = createClient(shopEndpoints, sendOverHttp);

const clientOf = (send: Send): Api => createClient(shopEndpoints, sendForPage(send));
const apiClient = createContext<Api>(clientOf(sendOverHttp));

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiClient);

export function bindApi(context: RouterContextProvider, send: Send): void {
  context.set(apiClient, clientOf(send));
}
