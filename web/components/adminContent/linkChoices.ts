/** The pages that a banner or a card usually leads to. */
import { categories } from '#domain/categories.ts';
import { addressOfContent, contentPlaces } from '#domain/content.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentNames } from '#texts/contentNames.ts';

export interface LinkChoice {
  to: string;
  label: string;
}

export const linkChoices: readonly LinkChoice[] = [
  { to: '/products', label: adminContentTexts.allProducts },
  { to: '/products?section=new-arrivals', label: adminContentTexts.newArrivals },
  ...categories.map(({ value, label }) => ({ to: `/products?category=${value}`, label })),
  { to: '/track', label: adminContentTexts.trackYourOrder },
  ...contentPlaces
    .filter((place) => place !== 'home')
    .map((place) => ({ to: addressOfContent(place), label: contentNames[place] })),
];
