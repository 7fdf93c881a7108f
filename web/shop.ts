/** The shop's own settings, as the frame's loader brought them; how they are set to begin with where it failed. */
import { useRouteLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { defaultShop } from '#domain/shop.ts';

export type PublicShop = Answer<(typeof endpoints)['shop']>;

export const useShop = (): PublicShop =>
  useRouteLoaderData<{ shop: PublicShop }>('root')?.shop ?? defaultShop;
