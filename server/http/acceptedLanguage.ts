/** The language of a request, by its Accept-Language header (RFC 9110, 12.5.4). */
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { Language } from '#texts/language.ts';

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

/** Bangla if it is what the client prefers to all others, else English. */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header || header.length > longestHeader) return DEFAULT_LANGUAGE;
  const wanted = header.split(',').map(wantedOf);
  const first = wanted.reduce((best, one) => (one.weight > best.weight ? one : best));
  return first.weight > 0 && /^bn(-|$)/.test(first.tag) ? 'bn' : DEFAULT_LANGUAGE;
}
