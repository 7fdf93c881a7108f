/** The shop's public settings from the root loader, or the defaults if it failed. */
import { useRouteLoaderData } from 'react-router';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { publicDefaults } from '#domain/settings.ts';

export type PublicSettings = ResponseOf<(typeof endpoints)['settings']>;

/** Scheme and host of the shop, as the pages name it to others. */
export const useOrigin = (): string => useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';

export const useSettings = (): PublicSettings =>
  useRouteLoaderData<{ settings: PublicSettings }>('root')?.settings ?? publicDefaults;

/** An open page uses its settings for this long; then the next navigation loads them again. */
const FRESH_MS = 30_000;

let readAt = Date.now();
let last: unknown = null;

/** True if the settings should be loaded again. */
export const areSettingsExpired = (): boolean => Date.now() - readAt >= FRESH_MS;

/** Called when the settings have changed: the next navigation or revalidation loads them. */
export const expireSettings = (): void => {
  readAt = 0;
};

export const recordSettingsRead = (): void => {
  readAt = Date.now();
};

/** The settings of the open page. Null before it is hydrated. */
export const lastRootData = (): unknown => last;

export const noteRootData = (data: unknown): void => {
  last = data;
};
