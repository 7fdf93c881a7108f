/** Meta tags for search engines and link previews. */
import type { MetaDescriptor } from 'react-router';
import { addressIn } from '#domain/languageAddresses.ts';
import { languages } from '#domain/languages.ts';
import { publicDefaults } from '#domain/settings.ts';
import { languageNow } from '#texts/language.ts';
import { seoTexts } from '#texts/seo.ts';
import type { PublicSettings } from '#web/state/settings.ts';

export interface RootData {
  settings: PublicSettings;
  /** Scheme and host of the shop. */
  origin: string;
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PageFacts {
  /** Without the shop's name; empty for the home page. */
  title?: string;
  description: string;
  /** Canonical path and query, if not the page's own path. */
  canonical?: string;
  /** Picture for link previews, if not the shop's own. */
  image?: string;
  /** Not for search engines: private pages and error pages. */
  isHidden?: boolean;
  imageText?: string;
  type?: 'website' | 'article' | 'product';
  /** What a product costs, in taka, and whether it can be bought. */
  offer?: { price: number; inStock: boolean };
  jsonLd?: readonly Record<string, unknown>[];
}

const rootDataOf = ({ matches }: MetaArgs): RootData =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined) ?? {
    settings: publicDefaults,
    origin: '',
  };

/** Shortens a text at a word end to the length that search engines show. */
export function shortText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

const offerMeta = ({ price, inStock }: NonNullable<PageFacts['offer']>): MetaDescriptor[] => [
  { property: 'product:price:amount', content: price.toFixed(2) },
  { property: 'product:price:currency', content: 'BDT' },
  { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
];

/** The same page in each language. English is also for readers of all other languages. */
const alternates = (origin: string, path: string): MetaDescriptor[] =>
  [...languages, 'x-default' as const].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + addressIn(hrefLang === 'x-default' ? 'en' : hrefLang, path),
  }));

export function pageMeta(args: MetaArgs, facts: PageFacts): MetaDescriptor[] {
  const { settings, origin } = rootDataOf(args);
  const { description, isHidden = false, type = 'website', jsonLd = [] } = facts;
  const title = facts.title ? `${facts.title} | ${settings.name}` : seoTexts.shopTitle(settings.name);
  const path = facts.canonical ?? args.location.pathname;
  const address = origin + addressIn(languageNow(), path);
  const image = new URL(facts.image ?? '/og.jpg', origin || 'http://localhost').href;
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address }, ...alternates(origin, path)]),
    { property: 'og:site_name', content: settings.name },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: languageNow() === 'bn' ? 'bn_BD' : 'en_US' },
    { property: 'og:title', content: facts.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(facts.imageText ? [{ property: 'og:image:alt', content: facts.imageText }] : []),
    ...(facts.offer ? offerMeta(facts.offer) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((fact) => ({ 'script:ld+json': fact })),
  ];
}
