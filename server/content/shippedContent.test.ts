/** What comes with the shop follows the rules for content, and states the shop's rules as they are. */
import { describe, expect, test } from 'vitest';
import { bangleSizeTexts } from '#domain/bangleSizes.ts';
import { contentSchema } from '#domain/content.schema.ts';
import {
  type ContentKey,
  contentKeys,
  contentKindOf,
  contentPlaces,
  languageOfKey,
  pieceIn,
  placeOfKey,
} from '#domain/content.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { plainTextOf } from '#domain/richText.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { contentNames } from '#texts/contentNames.ts';
import { fillContent } from './fillContent.ts';
import { renderContent } from './renderContent.ts';

/** All texts of a piece, in order and in its language. */
const textOf = (key: ContentKey, settings: ShopSettings = defaultSettings): string =>
  inLanguageOf(languageOfKey(key), () => shownText(key, settings));

function shownText(key: ContentKey, settings: ShopSettings): string {
  const shown = fillContent(renderContent(shippedContent[key]), settings);
  if (shown.kind === 'home') return JSON.stringify(shown);
  const parts =
    shown.kind === 'page'
      ? [
          shown.title,
          shown.lead,
          ...shown.sections.map(({ title, blocks }) => `${title} ${plainTextOf(blocks)}`),
        ]
      : shown.groups.flatMap(({ title, questions }) => [
          title,
          ...questions.map(({ question, answer }) => `${question} ${plainTextOf(answer)}`),
        ]);
  return parts.join(' ');
}

describe.each(contentKeys)('%s', (key) => {
  test('is valid content of its kind', () => {
    expect(contentSchema.parse(shippedContent[key])).toEqual(shippedContent[key]);
    expect(shippedContent[key].kind).toBe(contentKindOf(key));
  });

  test('leaves no word in braces', () => {
    expect(textOf(key)).not.toMatch(/[{}]\w/);
  });

  test('names no other time limit and no category that is not sold', () => {
    const text = textOf(key);
    for (const [time] of text.matchAll(/within \d+ days[\w ]*/g)) expect(time).toContain(returnTexts.window);
    for (const [time] of text.matchAll(/refunds? (take|in) [\d-]+ business days/gi)) {
      expect(time).toContain(returnTexts.refundTime);
    }
    expect(text).not.toMatch(/nose|2 hours|two hours|express|same.day/i);
  });
});

describe.each(['en', 'bn'] as const)('in %s', (language) => {
  test.each([
    ['returns', ['summary', 'condition', 'faulty', 'hygiene', 'refund', 'cost']],
    ['terms', ['condition', 'hygiene', 'refund']],
    ['faq', ['condition', 'faulty', 'hygiene', 'refund']],
    ['about', ['summary']],
  ] as const)('%s contains the returns rule', (place, sentences) => {
    const text = textOf(pieceIn(language, place));
    inLanguageOf(language, () => {
      for (const sentence of sentences) expect(text).toContain(returnTexts[sentence]);
    });
  });
});

test('the FAQ explains bangle sizes and promises cancelling until the order is shipped', () => {
  const text = textOf('faq');
  for (const sentence of Object.values(bangleSizeTexts)) expect(text).toContain(sentence);
  expect(text).toContain('until it is shipped');
});

test('the delivery rule is the current one', () => {
  const delivery = { freeFrom: 3500, insideDhaka: 75, outsideDhaka: 140 };
  const settings = { ...defaultSettings, delivery };
  for (const key of ['faq', 'terms'] as const) expect(textOf(key, settings)).toMatch(/৳75.*৳140.*৳3,500/);
  for (const key of ['shipping', 'about', 'home'] as const) expect(textOf(key, settings)).toContain('৳3,500');
  for (const key of ['bn-faq', 'bn-terms'] as const)
    expect(textOf(key, settings)).toMatch(/৳৭৫.*৳১৪০.*৳৩,৫০০/);
  for (const key of ['bn-shipping', 'bn-about', 'bn-home'] as const) {
    expect(textOf(key, settings)).toContain('৳৩,৫০০');
  }
});

test('Bangla pages have Bangla digits, except for the numbers stamped on bangles', () => {
  const apart = /"(?:link|to)":"[^"]*"|\b2\.\d+/g;
  for (const place of contentPlaces) {
    expect(textOf(pieceIn('bn', place)).replaceAll(apart, '')).not.toMatch(/[0-9]/);
  }
});

test('each page is named in admin as it is in the shop', () => {
  for (const key of contentKeys) {
    const content = shippedContent[key];
    if (content.kind !== 'page') continue;
    const name = inLanguageOf(languageOfKey(key), () => contentNames[placeOfKey(key)]);
    expect(content.title).toBe(name);
  }
});
