/** Asks for what a public page will show while its link is still being pointed at, touched or pressed. */
import { createClient } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Api } from './api.ts';
import { loadHome } from './components/home/loadHome.ts';
import { loadProduct, reviewPagesParam } from './components/product/loadProduct.ts';
import { loadShop } from './components/shop/loadShop.ts';
import { keepForeseen } from './foreseen.ts';
import { sendOverHttp } from './sendOverHttp.ts';

const api: Api = createClient(endpoints, keepForeseen(sendOverHttp));

function load({ pathname, searchParams }: URL): Promise<unknown> | null {
  if (pathname === '/') return loadHome(api);
  if (pathname === '/products') return loadShop(api, searchParams);
  const [, id] = /^\/products\/([^/]+)$/.exec(pathname) ?? [];
  return id ? loadProduct(api, id, searchParams.get(reviewPagesParam)) : null;
}

/** Nobody who saves data pays for a page that may not be opened. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function foresee(url: URL): void {
  if (savesData() || (url.pathname === location.pathname && url.search === location.search)) return;
  // What goes wrong here goes wrong again, and is told, where the page asks.
  load(url)?.catch(() => undefined);
}
