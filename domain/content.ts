/** The pieces of content that admins edit: the home page, the FAQ and the information pages, each in both languages. */
import type { z } from 'zod';
import { contentTexts } from '#texts/content.ts';
import type { Language } from '#texts/language.ts';
// biome-ignore lint/suspicious/noImportCycles: only the types of its own schemas
import type { contentSchema, pictureSchema } from './content.schema.ts';

export const pageKeys = ['shipping', 'returns', 'about', 'contact', 'privacy', 'terms'] as const;
export type PageKey = (typeof pageKeys)[number];

/** Where the shop shows content. */
export const contentPlaces = ['home', 'faq', ...pageKeys] as const;
export type ContentPlace = (typeof contentPlaces)[number];

/** The key of a piece names its place and its language: `faq` is English, `bn-faq` is Bangla. */
export type ContentKey = ContentPlace | `bn-${ContentPlace}`;

export const pieceIn = (language: Language, place: ContentPlace): ContentKey =>
  language === 'bn' ? `bn-${place}` : place;

/** Each piece has its own draft, history and address in admin. */
export const contentKeys: readonly ContentKey[] = [
  ...contentPlaces,
  ...contentPlaces.map((place) => pieceIn('bn', place)),
];

export const languageOfKey = (key: ContentKey): Language => (key.startsWith('bn-') ? 'bn' : 'en');
export const placeOfKey = (key: ContentKey): ContentPlace => key.replace(/^bn-/, '') as ContentPlace;

export type Content = z.output<typeof contentSchema>;
export type ContentKind = Content['kind'];
export type ContentOf<Kind extends ContentKind> = Extract<Content, { kind: Kind }>;
export type ContentPicture = z.output<typeof pictureSchema>;

export function kindOf(key: ContentKey): ContentKind {
  const place = placeOfKey(key);
  return place === 'home' || place === 'faq' ? place : 'page';
}

/** The address of the English page; see `addressIn`. */
export const addressOfContent = (place: ContentPlace): string => (place === 'home' ? '/' : `/${place}`);

export const cardIcons = ['coins', 'headset', 'badge'] as const;
export type CardIcon = (typeof cardIcons)[number];

/** The pictures that come with the shop: three banners, and one picture for each category. */
export const shippedBanners = ['gold-silk', 'pearl-stone', 'cosmetics-peach'] as const;

export const contentLimits = {
  banners: 5,
  /** The layout has room for exactly three. */
  sideCards: 3,
  groups: 12,
  questionsPerGroup: 30,
  /** In characters. */
  text: 20_000,
  answer: 2_000,
} as const;

/** The number of versions per page of a piece's history. */
export const CONTENT_VERSIONS_SHOWN = 10;

/** The smallest pictures that are sharp where they are shown, in pixels. */
export const smallestPictures = {
  banner: { width: 1280, height: 600 },
  category: { width: 400, height: 400 },
} as const;
export type PictureUse = keyof typeof smallestPictures;

/** Why a picture cannot be used. Null if it can. Width and height in pixels. */
export function pictureProblem(use: PictureUse, size: { width: number; height: number }): string | null {
  const { width, height } = smallestPictures[use];
  if (size.width >= width && size.height >= height) return null;
  const tooSmall = use === 'banner' ? contentTexts.bannerTooSmall : contentTexts.categoryTooSmall;
  return tooSmall(size.width, size.height, width, height);
}
