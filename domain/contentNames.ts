/** What admins call a piece of content. */
import { contentLanguageTexts } from '#texts/contentLanguages.ts';
import { contentNames } from '#texts/contentNames.ts';
import { type ContentKey, languageOfKey, placeOfKey } from './content.ts';

/** 'Privacy Policy', and of the Bangla piece 'Privacy Policy (Bangla)'. */
export function contentName(key: ContentKey): string {
  const name = contentNames[placeOfKey(key)];
  return languageOfKey(key) === 'bn' ? contentLanguageTexts.inBangla(name) : name;
}
