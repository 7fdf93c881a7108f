import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { registerSchema } from '#domain/accounts.ts';
import { addressSchema } from '#domain/addresses.ts';
import { categoryValues } from '#domain/categories.ts';
import { colourPresets, colourSlug, filterColours } from '#domain/colours.ts';
import { percentOff, productFormSchema } from '#domain/products.ts';
import { reviewSchema } from '#domain/reviews.ts';
import { defaultShop } from '#domain/shop.ts';
import { stockStatus, stockStatuses, totalStock } from '#domain/stock.ts';
import { type DemoProduct, photosFolder, readCatalogue } from './catalogue.ts';

const { products, customers, reviews } = await readCatalogue();
const files = await readdir(photosFolder);
const statusOf = (product: DemoProduct) => stockStatus(totalStock(product), defaultShop.lowStockLimit);

describe('the products', () => {
  test('are at least 54, none like another, in all seven categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(54);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categoryValues));
  });

  test.each(products)('$name is what the product form would save', ({ key, daysAgo, images, ...product }) => {
    const form = { ...product, images: images.map(({ file, alt }) => ({ url: `/media/${file}`, alt })) };
    const saved = productFormSchema.parse(form);
    expect(saved).toMatchObject(form);
  });

  test.each(products)('$name says what it is made of, and its text goes beyond its name', (product) => {
    for (const asked of ['material', 'color', 'size', 'weight']) {
      expect(product.specifications).toHaveProperty(asked);
    }
    expect(product.description.split(/[.!?।]\s/).length).toBeGreaterThanOrEqual(2);
    expect(product.tags.some((tag) => /\p{Script=Bengali}/u.test(tag))).toBe(true);
    expect(Number.isInteger(product.price)).toBe(true);
  });

  test('show every photo of the folder, each with a description and its true size', async () => {
    const images = products.flatMap((product) => product.images);
    expect(new Set(images.map(({ file }) => file))).toEqual(new Set(files));
    for (const { file, alt, width, height } of images) {
      expect(alt.length).toBeGreaterThan(15);
      const photo = await sharp(await readFile(new URL(file, photosFolder))).metadata();
      expect({ file, width, height }).toEqual({ file, width: photo.width, height: photo.height });
    }
  });

  test('come in colours of the presets, and every colour of the filter finds some', () => {
    const colours = products.flatMap(({ colors }) => colors);
    for (const { name, hexCode } of colours) expect(colourPresets).toContainEqual({ name, hexCode });
    const slugs = new Set(colours.filter(({ available }) => available).map(({ name }) => colourSlug(name)));
    for (const filter of filterColours) expect(slugs).toContain(filter);
  });

  test('show each side of the shop: offers, new arrivals, featured, low and sold-out goods, closed sizes', () => {
    expect(
      products.filter(({ price, originalPrice }) => percentOff(price, originalPrice)).length,
    ).toBeGreaterThan(8);
    expect(products.filter(({ isNewArrival }) => isNewArrival).length).toBeGreaterThanOrEqual(8);
    expect(products.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
    expect(
      products.filter((product) => statusOf(product) === stockStatuses.low).length,
    ).toBeGreaterThanOrEqual(4);
    expect(
      products.filter((product) => statusOf(product) === stockStatuses.out).length,
    ).toBeGreaterThanOrEqual(3);
    const sizes = products.flatMap((product) => product.sizes);
    expect(sizes.some(({ available }) => !available)).toBe(true);
    expect(sizes.some(({ stock, available }) => available && stock === 0)).toBe(true);
  });

  test('fall into every price band of the filter', () => {
    for (const [from, to] of [
      [1, 999],
      [1000, 2000],
      [2001, 5000],
      [5001, 999_999],
    ] as const) {
      expect(products.some(({ price }) => price >= from && price <= to)).toBe(true);
    }
  });

  test('are counted by size when bangles, and by colour where colours are to choose', () => {
    for (const { category, stock, sizes, colors } of products) {
      if (category === 'bangles') expect([stock, sizes.length > 0]).toEqual([0, true]);
      else if (colors.length > 0) expect(colors.reduce((sum, colour) => sum + colour.stock, 0)).toBe(stock);
    }
  });
});

describe('the combos', () => {
  const combos = products.filter(({ category }) => category === 'combo');

  test.each(combos)('$name says what it holds and what it saves', (combo) => {
    expect(combo.isCombo).toBe(true);
    expect(combo.comboItems.length).toBeGreaterThanOrEqual(2);
    expect(combo.comboDiscount).toBe(percentOff(combo.price, combo.originalPrice));
  });

  test('are the only ones with contents', () => {
    expect(products.filter(({ comboItems }) => comboItems.length > 0)).toEqual(combos);
  });
});

describe('the customers', () => {
  test.each(customers)('$name could have registered and ordered', ({ name, email, phone, address }) => {
    expect(email).toMatch(/@example\.com$/);
    expect(registerSchema.parse({ name, email, phone, password: 'unused here' })).toMatchObject({
      email,
      phone,
    });
    expect(addressSchema.parse({ fullName: name, phone, ...address })).toMatchObject(address);
  });

  test('ordered after they joined, what was on sale then', () => {
    const ages = new Map(products.map(({ key, daysAgo }) => [key, daysAgo]));
    for (const { joinedDaysAgo, orders } of customers) {
      for (const order of orders) {
        expect(order.daysAgo).toBeLessThan(joinedDaysAgo);
        for (const { product } of order.lines) expect(ages.get(product)).toBeGreaterThan(order.daysAgo);
      }
    }
  });

  test('live in many districts', () => {
    expect(new Set(customers.map(({ address }) => address.district)).size).toBeGreaterThanOrEqual(8);
  });
});

describe('the reviews', () => {
  const orders = new Map(
    customers.flatMap(({ key, orders }) => orders.map((order) => [order.key, { key, order }])),
  );

  test.each(reviews)('of $product by $customer is of an order of that customer', (review) => {
    const bought = orders.get(review.order);
    expect(bought?.key).toBe(review.customer);
    expect(bought?.order.lines.map(({ product }) => product)).toContain(review.product);
    const { rating, title, comment } = review;
    const form = { productId: review.product, orderId: review.order, rating, title, comment, images: [] };
    expect(reviewSchema.parse(form)).toMatchObject({ rating, title, comment });
  });

  test('are about ninety, one a product and customer, and not all of them are praise', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(90);
    expect(new Set(reviews.map(({ product, customer }) => `${product} ${customer}`)).size).toBe(
      reviews.length,
    );
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
  });

  test('fill more than two pages for one product and leave some products without any', () => {
    const byProduct = Map.groupBy(reviews, ({ product }) => product);
    expect(Math.max(...[...byProduct.values()].map((list) => list.length))).toBeGreaterThan(10);
    expect(byProduct.size).toBeLessThan(products.length);
  });
});
