/**
 * The key of a public response: its path and the query parameters that it is made from, in a fixed order. Other
 * parameters, such as tracking marks, do not change the response and must not cost a render. The code that makes the
 * response reads the parameters from the key, so that no other parameter can influence it.
 */
import { parse } from 'node:querystring';
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pageQueries } from '#contract/pageQueries.ts';
import { withoutLanguage } from '#domain/languageAddresses.ts';
import type { Language } from '#texts/language.ts';
import { acceptedLanguage } from './languageOfRequest.ts';

interface Reads {
  path: RegExp;
  names: readonly string[];
}

/**
 * Other spellings of a page's path are redirected, never stored. With `.data` the path requests the data of the page's loaders. The
 * router's own parameter `_routes` names some of them. It is left out, since the data of all loaders contain those.
 */
const ofPage = ([path, names]: readonly [string, readonly string[]]): Reads => ({
  path: new RegExp(`^${path.replace(/:\w+/, '[^/]+')}(?:\\.data)?$`),
  names,
});

const namesIn = (query: z.ZodType): string[] => {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

const ofCall = ({ path, input }: AnyEndpoint): Reads => ({
  path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  names: input.query ? namesIn(input.query) : [],
});

const reads: readonly Reads[] = [
  ...(Object.values(endpoints) as AnyEndpoint[]).filter(({ cache }) => cache.kind === 'public').map(ofCall),
  ...Object.entries(pageQueries).map(ofPage),
];

/** Calls have one address for both languages, so the language is part of their keys; a page has it in its address. */
export const callKey = (url: string, language: Language): string =>
  language === 'bn' ? `bn:${cacheKey(url)}` : cacheKey(url);

/** The key of what a request asks for. */
export const requestKey = (url: string, acceptLanguage: string | undefined): string =>
  url.startsWith('/api/') ? callKey(url, acceptedLanguage(acceptLanguage)) : cacheKey(url);

export function cacheKey(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const plain = withoutLanguage(path);
  const { names } = reads.find((each) => each.path.test(plain)) ?? { names: [] };
  const pairs = url.slice(start + 1).split('&');
  const read = names.flatMap((name) => pairs.filter((pair) => pair === name || pair.startsWith(`${name}=`)));
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}

/** Parses the query parameters of a key, as Fastify parses those of an address. */
export const queryOf = (key: string): Record<string, unknown> => {
  const start = key.indexOf('?');
  return start < 0 ? {} : parse(key.slice(start + 1));
};
