/** Names of colors: how they are compared and shown. */
import { colourTexts } from '#texts/colours.ts';

/**
 * 'Rose Gold' → 'rose-gold'. A filter matches a color with the same slug, so `gold` does not find Rose Gold.
 */
export const colourSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/** Compares a color's name with a filter by their slugs. */
export const matchesColour = (name: string, filter: string): boolean =>
  colourSlug(name) === colourSlug(filter);

/** The stored name of a color as it is shown. A name that is not known is shown as an admin wrote it. */
export const shownColour = (name: string): string => colourTexts.nameOf(colourSlug(name)) ?? name;

/** The preset for many colors, which no single code can show. */
export const isManyColoured = (name: string): boolean => colourSlug(name) === 'multi-color';
