/** Reads and uses the page of a product. */
import type { APIRequestContext, Page } from '@playwright/test';
import { type CatalogueProduct, findProduct } from './catalogue.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const sizeInStock = ({ sizes }: CatalogueProduct) =>
  sizes.find(({ stock }) => stock > 5) as CatalogueProduct['sizes'][number];
export const chooseSize = (page: Page, size: string) =>
  page
    .getByRole('group', { name: /^Size/ })
    .locator('label', { hasText: new RegExp(`^${size}\\d`) })
    .click();
export const chooseColour = (page: Page, colour: string) =>
  page
    .getByRole('group', { name: /^Color/ })
    .locator('label', { hasText: colour })
    .click();
export const open = (page: Page, { _id }: CatalogueProduct) => page.goto(`/products/${_id}`);

/** Bangles with a choice of sizes and colors. */
export const findBanglesWithColours = (request: APIRequestContext) =>
  findProduct(
    request,
    'category=bangles',
    ({ sizes, colors }) =>
      sizes.some(({ stock }) => stock > 5) && colors.filter(({ available }) => available).length > 1,
  );
export const field = (page: Page, legend: string) =>
  page.getByRole('group', { name: new RegExp(`^${legend}`) });
export const status = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${words}`) });
