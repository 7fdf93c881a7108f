import { expect, test } from 'vitest';
import { bannerText, chatLink, defaultShop, dialled, shopSettingsSchema } from './shop.ts';

test('the shop as it begins is a valid one', () => {
  expect(shopSettingsSchema.parse(defaultShop)).toEqual(defaultShop);
});

test('the banner names the threshold that holds', () => {
  expect(bannerText(defaultShop)).toBe('Free delivery on orders above ৳2,000 · Cash on delivery');
  expect(bannerText({ ...defaultShop, delivery: { ...defaultShop.delivery, freeFrom: 1500 } })).toContain(
    '৳1,500',
  );
});

test('the chat opens with a greeting', () => {
  expect(chatLink(defaultShop)).toMatch(/^https:\/\/wa\.me\/8801700000000\?text=Hello!%20/);
  expect(dialled('+880 1700-000000')).toBe('+8801700000000');
});

test.each([
  [{ orderPrefix: 'kak' }],
  [{ chatNumber: '+880' }],
  [{ name: ' ' }],
  [{ lowStockLimit: -1 }],
  [{ delivery: { freeFrom: -1, insideDhaka: 60, outsideDhaka: 120 } }],
  [{ socialLinks: { facebook: 'javascript:alert(1)', instagram: '', youtube: '' } }],
])('%j is refused', (change) => {
  expect(shopSettingsSchema.safeParse({ ...defaultShop, ...change }).success).toBe(false);
});
