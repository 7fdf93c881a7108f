/** The language of a request: a page's by its address, a call's by its Accept-Language header. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOfAddress } from '#domain/languageAddresses.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import type { Language } from '#texts/language.ts';

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;

export const languageOfRequest = ({ url, headers }: Asked): Language =>
  /^\/api(?:[/?]|$)/.test(url) ? acceptedLanguage(headers['accept-language']) : languageOfAddress(url);

/** Lets every handler read texts in the language of its request. Reading a body loses it, so it is set again afterwards. */
export function readTextsInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguageOf(languageOfRequest(request), done));
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(languageOfRequest(request), done));
}

/** More is no preference but an attempt to keep the server busy. */
const longestHeader = 500;

interface Wanted {
  tag: string;
  weight: number;
}

const wantedOf = (entry: string): Wanted => {
  const [tag = '', ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const quality = parameters.find((one) => one.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
};

/** By an Accept-Language header (RFC 9110, 12.5.4): Bangla if the client prefers it to all others, else English. */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header || header.length > longestHeader) return DEFAULT_LANGUAGE;
  const wanted = header.split(',').map(wantedOf);
  const first = wanted.reduce((best, one) => (one.weight > best.weight ? one : best));
  return first.weight > 0 && /^bn(-|$)/.test(first.tag) ? 'bn' : DEFAULT_LANGUAGE;
}
