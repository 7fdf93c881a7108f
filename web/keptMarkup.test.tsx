import { createContext, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Review } from './catalogue.ts';
import { CategoryNav } from './components/frame/CategoryNav.tsx';
import { Footer } from './components/frame/Footer.tsx';
import { DeliveryInfo } from './components/product/DeliveryInfo.tsx';
import { ReviewCard } from './components/product/ReviewCard.tsx';
import { ProductCard } from './components/products/ProductCard.tsx';
import { KeptMarkup } from './keptMarkup.ts';
import { buildProduct } from './testing/buildCatalogue.ts';
import { knownMarkup, WrittenOnce } from './WrittenOnce.tsx';

const shown = createContext<ReactNode[]>([]);
const Shown = () => use(shown);
const Page = createRoutesStub([{ path: '/', Component: Shown }]);

/** A page with this on it, and something else before it if wanted. */
function pageOf(part: ReactNode, kept: KeptMarkup | null, before: ReactNode = null): string {
  const write = () =>
    renderToString(
      <knownMarkup.Provider value={kept}>
        <shown.Provider value={[before, part].filter(Boolean)}>
          <Page />
        </shown.Provider>
      </knownMarkup.Provider>,
    );
  return kept ? kept.writing(write) : write();
}

const review: Review = {
  _id: '0199c5b2-0000-7000-8000-000000000002',
  productId: buildProduct()._id,
  rating: 4,
  title: 'Lovely',
  comment: 'হালকা আর নরম & <bright>',
  images: ['/media/one/1280.jpg'],
  isVerified: true,
  helpfulCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  user: { name: 'Rima' },
};

const card = (own: Parameters<typeof buildProduct>[0] = {}, isFirst = false) => (
  <ProductCard key="card" product={buildProduct(own)} sizes="50vw" isFirst={isFirst} />
);

const parts: [string, ReactNode][] = [
  ['a card', card()],
  [
    'a card with all it may have',
    card({ rating: 4.5, numReviews: 3, originalPrice: 600, isNewArrival: true }),
  ],
  ['a card of what is sold out', card({ stock: 0, inStock: false })],
  ['a card among the first seen', card({}, true)],
  ['the footer', <Footer key="footer" />],
  ['the categories', <CategoryNav key="categories" />],
  ['the delivery', <DeliveryInfo key="delivery" />],
  ['a review', <ReviewCard key="review" review={review} />],
];

test.each(parts)('%s is the same to the letter, kept or not, and wherever it stands', (_, part) => {
  const kept = new KeptMarkup();
  const whole = pageOf(part, null);
  expect(pageOf(part, kept)).toBe(whole);
  expect(pageOf(part, kept)).toBe(whole);
  const another = <hr key="another" />;
  expect(pageOf(part, kept, another)).toBe(pageOf(part, null, another));
});

function counted(by: readonly [string, ...unknown[]], text = 'Text') {
  const count = { writes: 0 };
  const part = (
    <WrittenOnce key="part" as="section" by={by} className="part">
      {() => {
        count.writes += 1;
        return <p>{text}</p>;
      }}
    </WrittenOnce>
  );
  return { count, part };
}

test('what is the same is written once', () => {
  const kept = new KeptMarkup();
  const { count, part } = counted(['part', { price: 450 }]);
  const first = pageOf(part, kept);
  expect(pageOf(part, kept)).toBe(first);
  expect(count.writes).toBe(1);
  kept.forget();
  pageOf(part, kept);
  expect(count.writes).toBe(2);
});

test('what differs in anything is written anew', () => {
  const kept = new KeptMarkup();
  pageOf(card({ price: 450 }), kept);
  expect(pageOf(card({ price: 460 }), kept)).toContain('৳460');
});

test('a text that looks like a mark is left as it is', () => {
  const kept = new KeptMarkup();
  const tricky = card({ name: '<article data-written="0"></article>' });
  const whole = pageOf(tricky, null);
  expect(pageOf(tricky, kept)).toBe(whole);
  expect(pageOf(tricky, kept)).toBe(whole);
});

test('what has long not been asked for makes room', () => {
  const kept = new KeptMarkup(4_000);
  const first = counted(['first'], 'x'.repeat(600));
  pageOf(first.part, kept);
  for (let turn = 0; turn < 5; turn += 1) pageOf(counted(['next', turn], 'x'.repeat(600)).part, kept);
  pageOf(first.part, kept);
  expect(first.count.writes).toBe(2);
});
