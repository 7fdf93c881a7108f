/** The API clients of the admin area. Its pages load in the browser, because the token is there. */
import { adminEndpoints } from '#contract/adminEndpoints.ts';
import { type Client, createClient } from '#contract/client.ts';
import { sendForPage } from './pageResponse.ts';
import { sendOverHttp } from './sendOverHttp.ts';

export type AdminApi = Client<typeof adminEndpoints>;

/** For event handlers and actions. */
export const adminApi: AdminApi = createClient(adminEndpoints, sendOverHttp);

/** For loaders. */
export const adminPages: AdminApi = createClient(adminEndpoints, sendForPage(sendOverHttp));
