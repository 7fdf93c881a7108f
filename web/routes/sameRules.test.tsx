import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { bangleSizeTexts } from '#domain/bangleSizes.ts';
import { categoryValues } from '#domain/categories.ts';
import { returnsLineOf, returnTexts } from '#domain/returnsPolicy.ts';
import { defaultSettings } from '#domain/settings.ts';
import { questionGroups } from '#web/components/faq/questions.ts';
import { DeliveryInfo } from '#web/components/product/DeliveryInfo.tsx';
import { SizeRules } from '#web/components/product/SizeRules.tsx';
import About from '#web/routes/about.tsx';
import Faq from '#web/routes/faq.tsx';
import Returns from '#web/routes/returns.tsx';
import Terms from '#web/routes/terms.tsx';

/** The text of a page, without tags. */
function textOf(Component: ComponentType): string {
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToString(<Page />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

const answers = JSON.stringify(questionGroups(defaultSettings));
const places: [string, string][] = [
  ['the returns page', textOf(Returns)],
  ['the terms', textOf(Terms)],
  ['the FAQ', answers],
  ['the FAQ as a page', textOf(Faq)],
  ['the about page', textOf(About)],
  ...categoryValues.map((category): [string, string] => [
    `a product page of ${category}`,
    textOf(() => <DeliveryInfo category={category} />),
  ]),
];

describe('the returns rule', () => {
  test.each([
    ['the returns page', ['summary', 'condition', 'faulty', 'hygiene', 'refund', 'cost']],
    ['the terms', ['condition', 'hygiene', 'refund']],
    ['the FAQ', ['condition', 'faulty', 'hygiene', 'refund']],
    ['the about page', ['summary']],
  ] as const)('%s contains it', (place, sentences) => {
    const text = new Map(places).get(place);
    for (const sentence of sentences) expect(text).toContain(returnTexts[sentence]);
  });

  test.each(categoryValues)('a product of %s shows its own line', (category) => {
    expect(textOf(() => <DeliveryInfo category={category} />)).toContain(returnsLineOf(category));
  });

  test('the hygiene rules match their categories', () => {
    const own = categoryValues.filter((category) => returnsLineOf(category) !== returnsLineOf('bangles'));
    expect(own).toEqual(['earrings', 'cosmetics']);
    for (const category of own) {
      expect(returnTexts.hygiene).toContain(returnsLineOf(category).replace(/^.*?\. /, ''));
    }
  });

  test.each(places)('%s names no other time limit and no category that is not sold', (_, text) => {
    for (const [time] of text.matchAll(/within \d+ days[\w ]*/g)) expect(time).toContain(returnTexts.window);
    for (const [time] of text.matchAll(/refunds? (take|in) [\d-]+ business days/gi)) {
      expect(time).toContain(returnTexts.refundTime);
    }
    expect(text).not.toMatch(/nose/i);
  });
});

describe('bangle sizes', () => {
  test('the FAQ and the size guide explain them alike', () => {
    const guide = textOf(SizeRules);
    for (const sentence of [bangleSizeTexts.rule, bangleSizeTexts.between]) {
      expect(answers).toContain(sentence);
      expect(guide).toContain(sentence);
    }
    expect(answers).toContain(bangleSizeTexts.sizes);
  });
});
