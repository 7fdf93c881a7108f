/** Structured data of a page in schema.org terms. */

import type { PublicSettings } from '#web/state/settings.ts';
import type { Crumb } from '#web/ui/Breadcrumbs.tsx';

type Facts = Record<string, unknown>;

const schema = (type: string, facts: Facts): Facts => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

/** `here` is the address of the last crumb, which is not a link on the page. */
export const breadcrumbFacts = (trail: readonly Crumb[], origin: string, here: string): Facts =>
  schema('BreadcrumbList', {
    itemListElement: trail.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + (to ?? here),
    })),
  });

const organizationFacts = (shop: PublicSettings, origin: string): Facts =>
  schema('Organization', {
    name: shop.name,
    alternateName: shop.nameBangla || undefined,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: shop.blurb,
    telephone: shop.phone,
    address: shop.address,
    sameAs: Object.values(shop.socialLinks).filter(Boolean),
  });

const websiteFacts = (shop: PublicSettings, origin: string): Facts =>
  schema('WebSite', {
    name: shop.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/products?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  });

/** The shop's own data, on the home page only. */
export const homeFacts = ({ shop, origin }: { shop: PublicSettings; origin: string }): Facts[] => [
  organizationFacts(shop, origin),
  websiteFacts(shop, origin),
];
