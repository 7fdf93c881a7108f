/**
 * Structured data of a page in schema.org terms. Only search engines read it, so loaders call this on the server, and no browser
 * loads the code for it.
 */

import { addressOf } from '#web/browser/place.ts';
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
      item: origin + addressOf(to ?? here),
    })),
  });

const organizationFacts = (settings: PublicSettings, origin: string): Facts =>
  schema('Organization', {
    name: settings.name,
    alternateName: settings.otherName,
    url: origin + addressOf('/'),
    logo: `${origin}/icon-512.png`,
    description: settings.blurb,
    telephone: settings.phone,
    address: settings.address,
    sameAs: Object.values(settings.socialLinks).filter(Boolean),
  });

const websiteFacts = (settings: PublicSettings, origin: string): Facts =>
  schema('WebSite', {
    name: settings.name,
    url: origin + addressOf('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: origin + addressOf('/products?search={search_term_string}'),
      'query-input': 'required name=search_term_string',
    },
  });

/** The shop's own data, on the home page only. */
export const homeFacts = ({ settings, origin }: { settings: PublicSettings; origin: string }): Facts[] => [
  organizationFacts(settings, origin),
  websiteFacts(settings, origin),
];
