/** The known colors: presets for admins, filters for shoppers, and the CSS color of a name. A product's page does without them. */
import { colourTexts } from '#texts/colours.ts';
import { colourSlug } from './colours.ts';

export const colourPresets = [
  { name: 'Multi Color', hexCode: '#FF6B6B' },
  { name: 'Red', hexCode: '#DC2626' },
  { name: 'Blue', hexCode: '#2563EB' },
  { name: 'Green', hexCode: '#16A34A' },
  { name: 'Yellow', hexCode: '#FACC15' },
  { name: 'Purple', hexCode: '#9333EA' },
  { name: 'Orange', hexCode: '#F97316' },
  { name: 'Pink', hexCode: '#EC4899' },
  { name: 'Black', hexCode: '#000000' },
  { name: 'White', hexCode: '#FFFFFF' },
  { name: 'Gold', hexCode: '#D4AF37' },
  { name: 'Silver', hexCode: '#C0C0C0' },
  { name: 'Rose Gold', hexCode: '#B76E79' },
] as const;

/** The most colors of one product: each preset once. */
export const MAX_COLOURS = colourPresets.length;

/** Slugs of the colors that the catalogue's filter offers. */
export const filterColours = [
  'gold',
  'silver',
  'rose-gold',
  'black',
  'white',
  'red',
  'blue',
  'green',
  'pink',
] as const;

export type FilterColour = (typeof filterColours)[number];

/** 'rose-gold' → 'Rose Gold', in English: the name that is stored. */
const storedName = (slug: string): string =>
  colourPresets.find((preset) => colourSlug(preset.name) === slug)?.name ??
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );

/** 'rose-gold' → 'Rose Gold' */
export const colourName = (slug: string): string => colourTexts.nameOf(slug) ?? storedName(slug);

const HEX = /^#[0-9a-f]{6}$/i;
/** The grey of a color without a known code. */
export const UNKNOWN_COLOUR_HEX = '#9CA3AF';

/** Color names without a preset, with their codes. */
const namedHexes = new Map<string, string>(
  Object.entries({
    maroon: '#800000',
    wine: '#722F37',
    navy: '#1E3A8A',
    'sky-blue': '#7DD3FC',
    teal: '#0D9488',
    turquoise: '#40E0D0',
    olive: '#808000',
    brown: '#8B5A2B',
    beige: '#F5F5DC',
    cream: '#FFFDD0',
    ivory: '#FFFFF0',
    peach: '#FFCBA4',
    coral: '#FF7F50',
    magenta: '#D6249F',
    violet: '#7C3AED',
    lavender: '#C4B5FD',
    copper: '#B87333',
    bronze: '#CD7F32',
    antique: '#9A7B4F',
    'antique-gold': '#B08D57',
    golden: '#D4AF37',
    grey: '#808080',
    gray: '#808080',
    ...Object.fromEntries(colourPresets.map((preset) => [colourSlug(preset.name), preset.hexCode])),
  }),
);

/** The 6-digit code of a color: its own if valid, else the known code of its name, else grey. */
export function displayHex(colour: { name: string; hexCode?: string | null }): string {
  if (colour.hexCode && HEX.test(colour.hexCode)) return colour.hexCode;
  return namedHexes.get(colourSlug(colour.name)) ?? UNKNOWN_COLOUR_HEX;
}
