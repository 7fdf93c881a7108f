import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { registerSchema } from '#domain/accounts.ts';
import { addressSchema } from '#domain/addresses.schema.ts';
import { categoryValues } from '#domain/categories.ts';
import { colourPresets, filterColours } from '#domain/colourPresets.ts';
import { colourSlug } from '#domain/colours.ts';
import { componentErrors, settledComponents } from '#domain/comboForm.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { percentOff } from '#domain/products.ts';
import { reviewSchema } from '#domain/reviews.schema.ts';
import { isSoldBySize } from '#domain/sizes.ts';
import { needsSize, stockStatus, totalStock } from '#domain/stock.ts';
import { stockStatuses } from '#texts/stock.ts';
import { latinInBangla } from '../tools/test/latinInBangla.ts';
import { type DemoProduct, photosFolder, readCatalogue } from './catalogue.ts';

const { products, customers, reviews } = await readCatalogue();
const files = await readdir(photosFolder);
const statusOf = (product: DemoProduct) => stockStatus(totalStock(product), defaultSettings.lowStockLimit);

describe('the demo products', () => {
  it('there are at least 54, all different, and every category has some', () => {
    expect(products.length).toBeGreaterThanOrEqual(54);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
    expect(new Set(products.map(({ nameBn }) => nameBn)).size).toBe(products.length);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categoryValues));
  });

  it.each(products)('the product form accepts $name as it is', ({ key, daysAgo, images, ...product }) => {
    const form = {
      ...product,
      images: images.map(({ file, alt, color }) => ({ url: `/media/${file}`, alt, color })),
    };
    const saved = productFormSchema.parse(form);
    expect(saved).toMatchObject(form);
  });

  it.each(products)(
    '$name has material, color, size and weight, a description and a Bangla tag',
    (product) => {
      for (const asked of ['material', 'color', 'size', 'weight']) {
        expect(product.specifications).toHaveProperty(asked);
      }
      expect(product.description.split(/[.!?।]\s/).length).toBeGreaterThanOrEqual(2);
      expect(product.tags.some((tag) => /\p{Script=Bengali}/u.test(tag))).toBe(true);
      expect(Number.isInteger(product.price)).toBe(true);
    },
  );

  it.each(products)('$name has its name and description in Bangla', ({ nameBn = '', descriptionBn = '' }) => {
    for (const text of [nameBn, descriptionBn]) {
      expect(text).toMatch(/\p{Script=Bengali}/u);
      expect(text).not.toMatch(/[0-9!]/);
      expect(latinInBangla(text)).toEqual([]);
    }
  });

  it('every photo in the directory is used, and has a description and its true size', async () => {
    const images = products.flatMap((product) => product.images);
    expect(new Set(images.map(({ file }) => file))).toEqual(new Set(files));
    for (const { file, alt, width, height } of images) {
      expect(alt.length).toBeGreaterThan(15);
      const photo = await sharp(await readFile(new URL(file, photosFolder))).metadata();
      expect({ file, width, height }).toEqual({ file, width: photo.width, height: photo.height });
    }
  });

  it('all colors are presets, and each color of the filter finds a product', () => {
    const colours = products.flatMap(({ colors }) => colors);
    for (const { name, hexCode } of colours) expect(colourPresets).toContainEqual({ name, hexCode });
    const slugs = new Set(colours.filter(({ available }) => available).map(({ name }) => colourSlug(name)));
    for (const filter of filterColours) expect(slugs).toContain(filter);
  });

  it('there are offers, new arrivals, featured products, low and sold-out stock, and unavailable sizes', () => {
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

  it('every price band of the filter has a product', () => {
    for (const [from, to] of [
      [1, 999],
      [1000, 2000],
      [2001, 5000],
      [5001, 999_999],
    ] as const) {
      expect(products.some(({ price }) => price >= from && price <= to)).toBe(true);
    }
  });

  it('bangles and a ring are counted by size, and products with colors by color', () => {
    expect(products.some(({ category, sizes }) => category === 'rings' && sizes.length > 0)).toBe(true);
    for (const { category, stock, sizes, colors } of products) {
      if (isSoldBySize({ category, sizes })) expect([stock, sizes.length > 0]).toEqual([0, true]);
      else if (colors.length > 0) expect(colors.reduce((sum, colour) => sum + colour.stock, 0)).toBe(stock);
    }
  });
});

describe('the demo combos', () => {
  const combos = products.filter(({ category }) => category === 'combo');

  it.each(combos)('$name lists its contents and its discount', (combo) => {
    expect(combo.isCombo).toBe(true);
    expect(combo.comboItems.length + combo.components.length).toBeGreaterThanOrEqual(2);
    expect(combo.comboDiscount).toBe(percentOff(combo.price, combo.originalPrice));
  });

  const made = combos.filter(({ components }) => components.length > 0);

  it.each(made)('$name is made of products that cost its original price', ({ components, originalPrice }) => {
    const byKey = new Map(
      products.map((product) => [product.key, { ...product, isComboProduct: product.isCombo }]),
    );
    expect(componentErrors(settledComponents(components, byKey), byKey)).toEqual([]);
    const apart = components.map(({ product, quantity }) => (byKey.get(product)?.price ?? 0) * quantity);
    expect(apart.reduce((sum, price) => sum + price, 0)).toBe(originalPrice);
  });

  it('most are made of products, in one of them the customer chooses the size, and some have a stock of their own', () => {
    expect(made.length).toBeGreaterThan(combos.length / 2);
    expect(made.length).toBeLessThan(combos.length);
    const isOpen = ({ components }: DemoProduct) =>
      components.some(({ product, selectedSize }) => {
        const stocked = products.find(({ key }) => key === product);
        return stocked && selectedSize === null && needsSize(stocked);
      });
    expect(made.filter(isOpen).length).toBe(1);
  });

  it('only combos have contents', () => {
    expect(
      products.filter(({ comboItems, components }) => comboItems.length + components.length > 0),
    ).toEqual(combos);
  });
});

describe('the demo customers', () => {
  it.each(customers)(
    '$name passes the rules for registration and addresses',
    ({ name, email, phone, address }) => {
      expect(email).toMatch(/@example\.com$/);
      expect(registerSchema.parse({ name, email, phone, password: 'unused here' })).toMatchObject({
        email,
        phone,
      });
      expect(addressSchema.parse({ fullName: name, phone, ...address })).toMatchObject(address);
    },
  );

  it('each customer ordered after registering, and only products on sale at that time', () => {
    const ages = new Map(products.map(({ key, daysAgo }) => [key, daysAgo]));
    for (const { joinedDaysAgo, orders } of customers) {
      for (const order of orders) {
        expect(order.daysAgo).toBeLessThan(joinedDaysAgo);
        for (const { product } of order.lines) expect(ages.get(product)).toBeGreaterThan(order.daysAgo);
      }
    }
  });

  it('they live in at least eight districts', () => {
    expect(new Set(customers.map(({ address }) => address.district)).size).toBeGreaterThanOrEqual(8);
  });
});

describe('the demo reviews', () => {
  const orders = new Map(
    customers.flatMap(({ key, orders }) => orders.map((order) => [order.key, { key, order }])),
  );

  it.each(reviews)('the review of $product by $customer belongs to an order of that customer', (review) => {
    const bought = orders.get(review.order);
    expect(bought?.key).toBe(review.customer);
    expect(bought?.order.lines.map(({ product }) => product)).toContain(review.product);
    const { rating, title, comment } = review;
    const form = { productId: review.product, orderId: review.order, rating, title, comment, images: [] };
    expect(reviewSchema.parse(form)).toMatchObject({ rating, title, comment });
  });

  it('there are at least 90, one per product and customer, with 2 to 5 stars', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(90);
    expect(new Set(reviews.map(({ product, customer }) => `${product} ${customer}`)).size).toBe(
      reviews.length,
    );
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('one product has more than two pages of reviews, and some products have none', () => {
    const byProduct = Map.groupBy(reviews, ({ product }) => product);
    expect(Math.max(...[...byProduct.values()].map((list) => list.length))).toBeGreaterThan(10);
    expect(byProduct.size).toBeLessThan(products.length);
  });
});
