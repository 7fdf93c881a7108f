/** What machines read of a page: schema.org facts, in the words of its vocabulary. */

import type { PublicShop } from './shop.ts';
import type { Crumb } from './ui/Breadcrumbs.tsx';

type Facts = Record<string, unknown>;

const schema = (type: string, facts: Facts): Facts => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

/** `here` is the address of the last crumb, which is no link on the page itself. */
export const breadcrumbFacts = (trail: readonly Crumb[], origin: string, here: string): Facts =>
  schema('BreadcrumbList', {
    itemListElement: trail.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + (to ?? here),
    })),
  });

const organizationFacts = (shop: PublicShop, origin: string): Facts =>
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

const websiteFacts = (shop: PublicShop, origin: string): Facts =>
  schema('WebSite', {
    name: shop.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/products?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  });

/** The shop itself, told once, at home. */
export const homeFacts = ({ shop, origin }: { shop: PublicShop; origin: string }): Facts[] => [
  organizationFacts(shop, origin),
  websiteFacts(shop, origin),
];
