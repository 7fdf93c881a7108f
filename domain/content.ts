/** The pieces of content that admins edit: the home page, the FAQ and the information pages, each in both languages. */
import type { z } from 'zod';
import type { Language } from '#texts/language.ts';
import type { contentSchema, pictureSchema } from './content.schema.ts';

export const pageKeys = ['shipping', 'returns', 'about', 'contact', 'privacy', 'terms'] as const;
export type PageKey = (typeof pageKeys)[number];

/** Where the shop shows content. */
export const contentPlaces = ['home', 'faq', ...pageKeys] as const;
export type ContentPlace = (typeof contentPlaces)[number];

/** The key of a piece names its place and its language: `faq` is English, `bn-faq` is Bangla. */
export type ContentKey = ContentPlace | `bn-${ContentPlace}`;

/** The piece that pages of a language show in a place. */
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

/** All information pages are of one kind. */
export function contentKindOf(key: ContentKey): ContentKind {
  const place = placeOfKey(key);
  return place === 'home' || place === 'faq' ? place : 'page';
}

/** The address of the English page; see `addressIn`. */
export const addressOfContent = (place: ContentPlace): string => (place === 'home' ? '/' : `/${place}`);

/** The number of versions per page of a piece's history. */
export const CONTENT_VERSIONS_SHOWN = 10;
