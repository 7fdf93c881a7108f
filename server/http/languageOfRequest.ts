/** The language of a request: a page's by its address, a call's by its Accept-Language header. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOfAddress } from '#domain/languageAddresses.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import type { Language } from '#texts/language.ts';
import { acceptedLanguage } from './acceptedLanguage.ts';

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;

export const languageOfRequest = ({ url, headers }: Asked): Language =>
  /^\/api(?:[/?]|$)/.test(url) ? acceptedLanguage(headers['accept-language']) : languageOfAddress(url);

/** Lets every handler read texts in the language of its request. Reading a body loses it, so it is set again afterwards. */
export function readTextsInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguageOf(languageOfRequest(request), done));
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(languageOfRequest(request), done));
}
