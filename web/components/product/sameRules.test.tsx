import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { bangleSizeTexts } from '#domain/bangleSizes.ts';
import { categoryValues } from '#domain/categories.ts';
import { returnsLineOf } from '#domain/returnsLine.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { BangleRules } from '../sizing/BangleRules.tsx';
import { DeliveryInfo } from './DeliveryInfo.tsx';

/** The text of a page, without tags. */
function textOf(Component: ComponentType): string {
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToString(<Page />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

test.each(categoryValues)(
  'a product of %s shows its own line of the returns rule, and no other time',
  (category) => {
    const text = textOf(() => <DeliveryInfo category={category} />);
    expect(text).toContain(returnsLineOf(category));
    for (const [time] of text.matchAll(/within \d+ days[\w ]*/g)) expect(time).toContain(returnTexts.window);
  },
);

test('the hygiene rules match their categories', () => {
  const own = categoryValues.filter((category) => returnsLineOf(category) !== returnsLineOf('bangles'));
  expect(own).toEqual(['earrings', 'cosmetics']);
  for (const category of own) {
    expect(returnTexts.hygiene).toContain(returnsLineOf(category).replace(/^.*?\. /, ''));
  }
});

test('the size guide explains bangle sizes as the FAQ does', () => {
  const guide = textOf(BangleRules);
  for (const sentence of [bangleSizeTexts.rule, bangleSizeTexts.between]) expect(guide).toContain(sentence);
});
