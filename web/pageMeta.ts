/** What a page says of itself to search engines and to those who share its address. */
import type { MetaDescriptor } from 'react-router';
import { defaultShop } from '#domain/shop.ts';
import type { PublicShop } from './shop.ts';

export interface RootData {
  shop: PublicShop;
  /** Scheme and host that the shop is reached at. */
  origin: string;
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PageFacts {
  /** Without the shop's name; none for the home page. */
  title?: string;
  description: string;
  /** Path and query that this page is to be known by, where it isn't its own path. */
  canonical?: string;
  /** A picture for those who share it, where the shop's own won't do. */
  image?: string;
  /** Nobody's to find: private pages, and those that say what isn't there. */
  isHidden?: boolean;
  type?: 'website' | 'article' | 'product';
  jsonLd?: readonly Record<string, unknown>[];
}

export const rootDataOf = ({ matches }: MetaArgs): RootData =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined) ?? {
    shop: defaultShop,
    origin: '',
  };

/** As much of a text as a search engine shows, to the end of a word. */
export function shortText(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

export function pageMeta(args: MetaArgs, facts: PageFacts): MetaDescriptor[] {
  const { shop, origin } = rootDataOf(args);
  const { description, isHidden = false, type = 'website', jsonLd = [] } = facts;
  const title = facts.title
    ? `${facts.title} | ${shop.name}`
    : `${shop.name}: handmade jewelry and cosmetics`;
  const address = origin + (facts.canonical ?? args.location.pathname);
  const image = new URL(facts.image ?? '/og.jpg', origin || 'http://localhost').href;
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address }]),
    { property: 'og:site_name', content: shop.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: facts.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((fact) => ({ 'script:ld+json': fact })),
  ];
}
