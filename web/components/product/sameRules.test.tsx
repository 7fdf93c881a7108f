import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { bangleSizeTexts } from '#domain/bangleSizes.ts';
import { categoryValues } from '#domain/categories.ts';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import { returnsLineOf } from '#domain/returnsLine.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { publicDefaults } from '#domain/settings.ts';
import { deliveryTexts } from '#texts/delivery.ts';
import { productTexts } from '#texts/product.ts';
import { BangleRules } from '#web/components/sizing/BangleRules.tsx';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { DeliveryInfo } from './DeliveryInfo.tsx';
import { shownProduct } from './shownProduct.ts';

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
    const text = textOf(() => <DeliveryInfo product={shownProduct(buildProduct({ category }))} />);
    expect(text).toContain(returnsLineOf(category));
    for (const [time] of text.matchAll(/within \d+ days[\w ]*/g)) expect(time).toContain(returnTexts.window);
  },
);

test('a product that is sold out shows what delivery costs and the returns rule, but no dates', () => {
  const shown = (inStock: boolean) =>
    textOf(() => <DeliveryInfo product={shownProduct(buildProduct({ category: 'rings', inStock }))} />);
  expect(shown(true)).toContain(deliveryTexts.getIt);
  expect(shown(false)).not.toContain(deliveryTexts.getIt);
  expect(shown(false)).not.toContain(deliveryTexts.inTime(deliveryTimes.insideDhaka));
  expect(shown(false)).toContain(productTexts.cashOnDelivery);
  expect(shown(false)).toContain(formatTaka(publicDefaults.delivery.insideDhaka));
  expect(shown(false)).toContain(returnsLineOf('rings'));
});

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
