/** What search engines and link previews read of each page, before any script runs. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findProduct } from '../catalogue.ts';
import { test } from '../shopTest.ts';

test.use({ javaScriptEnabled: false });
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the same at every width');

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

type Fact = Record<string, unknown> & { '@type': string };

async function factsOf(page: Page): Promise<Fact[]> {
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return facts.map((fact) => JSON.parse(fact) as Fact);
}

async function expectPicture(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  expect(response.headers()['content-type'], url).toMatch(/^image\//);
}

for (const [path, canonical, title] of [
  ['/', '/', 'Kakon: handmade jewelry and cosmetics'],
  ['/products?color=gold&sort=price-low', '/products', 'All Products | Kakon'],
  ['/products?category=rings&page=1', '/products?category=rings', 'Rings Collection | Kakon'],
  ['/products?section=featured', '/products?section=featured', 'Featured Products | Kakon'],
  ['/faq', '/faq', 'Frequently Asked Questions | Kakon'],
  ['/about', '/about', 'About Us | Kakon'],
] as const) {
  test(`${path} has a title, a description, one canonical URL and a sharing image`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    expect((await content(page, 'description'))?.length).toBeGreaterThan(20);
    const address = new URL(canonical, baseURL).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await content(page, 'og:url')).toBe(address);
    expect(await content(page, 'og:title')).toBeTruthy();
    expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
    await expectPicture(request, (await content(page, 'og:image')) ?? '');
  });
}

test('private pages and search results are not indexed', async ({ page }) => {
  for (const path of ['/cart', '/products?search=gold', '/wishlist']) {
    await page.goto(path);
    expect(await content(page, 'robots'), path).toBe('noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

test('the home page names the shop', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const [organization, site] = await factsOf(page);
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kakon',
    url: new URL('/', baseURL).href,
    logo: new URL('/icon-512.png', baseURL).href,
  });
  await expectPicture(request, String(organization?.logo));
  expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
});

test('the shop and a product are described in the language of the page', async ({ page, request }) => {
  const ring = await findProduct(request, 'category=rings', () => true);
  for (const [language, name, alternateName, category] of [
    ['', 'Kakon', 'কাঁকন', 'Rings'],
    ['/bn', 'কাঁকন', 'Kakon', 'আংটি'],
  ] as const) {
    await page.goto(language || '/');
    expect(await factsOf(page)).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', name, alternateName }),
    );
    await page.goto(`${language}/products/${ring._id}`);
    expect(await factsOf(page)).toContainEqual(expect.objectContaining({ '@type': 'Product', category }));
  }
});

test('a list and a product have breadcrumbs', async ({ page, request, baseURL }) => {
  const ring = await findProduct(request, 'category=rings', () => true);
  for (const [path, names] of [
    ['/products?category=rings', ['Home', 'Shop', 'Rings Collection']],
    [`/products/${ring._id}`, ['Home', 'Rings', ring.name]],
  ] as const) {
    await page.goto(path);
    const trail = (await factsOf(page)).find((fact) => fact['@type'] === 'BreadcrumbList');
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ name }) => name)).toEqual(names);
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const { item } of steps) expect(item.startsWith(baseURL ?? 'http')).toBe(true);
    expect(steps.at(-1)?.item).toBe(new URL(path, baseURL).href);
  }
});

test('a product has its price, availability and rating as structured data', async ({ page, request }) => {
  for (const [inStock, availability] of [
    [true, 'https://schema.org/InStock'],
    [false, 'https://schema.org/OutOfStock'],
  ] as const) {
    const goods = await findProduct(
      request,
      '',
      (one) => one.inStock === inStock && (!inStock || one.numReviews > 0),
    );
    await page.goto(`/products/${goods._id}`);
    const product = (await factsOf(page)).find((fact) => fact['@type'] === 'Product');
    expect(product).toMatchObject({
      name: goods.name,
      sku: goods._id,
      offers: { '@type': 'Offer', price: goods.price, priceCurrency: 'BDT', availability },
    });
    if (goods.numReviews > 0)
      expect(product?.aggregateRating).toMatchObject({
        '@type': 'AggregateRating',
        reviewCount: goods.numReviews,
      });
    expect(await content(page, 'og:type')).toBe('product');
    expect(await content(page, 'product:price:amount')).toBe(goods.price.toFixed(2));
    expect(await content(page, 'product:price:currency')).toBe('BDT');
    expect(await content(page, 'product:availability')).toBe(inStock ? 'in stock' : 'out of stock');
    expect(await content(page, 'og:image:alt')).toBe(goods.name);
    expect(await content(page, 'og:image')).toBe(((product?.image ?? []) as string[])[0]);
    expect(product?.offers).toMatchObject({
      shippingDetails: [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { value: goods.price >= 2000 ? 0 : 60, currency: 'BDT' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 3 } },
        },
        { shippingRate: { value: goods.price >= 2000 ? 0 : 120 } },
      ],
      hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'BD' },
    });
    for (const image of (product?.image ?? []) as string[]) await expectPicture(request, image);
  }
});

test('robots.txt, the sitemap, the icons and the manifest exist and match', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const ring = await findProduct(request, 'category=rings', () => true);
  expect(sitemap).toContain(`<loc>${new URL(`/products/${ring._id}`, baseURL).href}</loc>`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Kakon', start_url: '/', display: 'standalone' });
  const home = await (await request.get('/bn')).text();
  expect(home).toContain('<link rel="manifest" href="/bn/site.webmanifest"/>');
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) await expectPicture(request, src);
  for (const feed of ['google.xml', 'facebook.csv']) {
    const response = await request.get(`/feeds/${feed}`);
    expect(response.status(), feed).toBe(200);
    expect(await response.text(), feed).toContain(new URL(`/products/${ring._id}`, baseURL).href);
  }
  await expectPicture(request, '/favicon.svg');
  await expectPicture(request, '/apple-touch-icon.png');
});
