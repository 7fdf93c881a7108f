/** The shop's own settings, as the frame's loader brought them; how they are set to begin with where it failed. */
import { useRouteLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { defaultShop } from '#domain/shop.ts';

export type PublicShop = Answer<(typeof endpoints)['shop']>;

export const useShop = (): PublicShop =>
  useRouteLoaderData<{ shop: PublicShop }>('root')?.shop ?? defaultShop;

/** So long a page that stays open goes by what it knows of the shop; then the next navigation asks again. */
const FRESH_MS = 30_000;

let readAt = Date.now();

/** True from the moment on at which the shop should be asked for its settings again. */
export const isShopOutdated = (): boolean => Date.now() - readAt >= FRESH_MS;

/** The shop was heard to be set otherwise: the next navigation or revalidation asks. */
export const outdateShop = (): void => {
  readAt = 0;
};

export const shopWasRead = (): void => {
  readAt = Date.now();
};
