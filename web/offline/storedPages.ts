/** Which pages the service worker stores, and under which address. Shared by the worker and the pages. */

import { languageOfAddress, withoutLanguage } from '#domain/languageAddresses.ts';
import type { Language } from '#texts/language.ts';

const fallbacks: Readonly<Record<Language, string>> = {
  en: '/withoutNetwork.html',
  bn: '/withoutNetwork.bn.html',
};

/** What is shown in place of any page without a network, in each language. */
export const fallbackPages: readonly string[] = Object.values(fallbacks);

export const fallbackOf = (path: string): string => fallbacks[languageOfAddress(path)];

/** Pages whose query changes nothing in the document: the browser fills them. */
const shells = ['/cart', '/checkout', '/account', '/wishlist', '/order-success'];
const single = /^\/(?:faq|about|contact|shipping|returns|privacy|terms|products\/[^/]+|)$/;

/** The address under which a page is stored. Null if it is not: login, admin, receipts, tracking, anything unknown. */
export function storedAs({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = withoutLanguage(pathname);
  if (shells.includes(path) || single.test(path)) return pathname;
  return path === '/products' ? pathname + search : null;
}

/** True for a page whose document shows data: the browser does not fill it. */
export const showsPublicData = (path: string): boolean => path === '/products' || single.test(path);

/** The page of an address of data, without the language: `/products` of `/bn/products.data`. */
export const pageOfData = (pathname: string): string =>
  withoutLanguage(pathname)
    .replace(/\.data$/, '')
    .replace(/^\/_$/, '/');

/** The address under which the data of a page is stored: `/products.data?category=rings`. */
export function dataStoredAs({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const isPublic = pathname.endsWith('.data') && showsPublicData(pageOfData(pathname));
  return isPublic ? pathname + search : null;
}

/** A file whose name contains a hash. */
export const isAsset = (path: string): boolean => /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(path);

/** A photo of a product or of the home page, in one of its sizes. */
export const isPhoto = (path: string): boolean => /^\/(?:media|assets\/home-[\w-]+)\//.test(path);

/** What a worker is asked to store: pages, and files that a page has loaded. */
export interface StoreMessage {
  type: 'store';
  pages: readonly string[];
  files: readonly string[];
}

export const isStoreMessage = (data: unknown): data is StoreMessage =>
  (data as Partial<StoreMessage> | null)?.type === 'store';
