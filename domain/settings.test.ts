import { expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { shopSettingsSchema } from './settings.schema.ts';
import { bannerText, chatLink, dialled } from './settings.ts';

test('the default settings are valid', () => {
  expect(shopSettingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
});

test('the banner names the current threshold', () => {
  expect(bannerText(defaultSettings)).toBe('Free delivery on orders above ৳2,000 · Cash on delivery');
  expect(
    bannerText({ ...defaultSettings, delivery: { ...defaultSettings.delivery, freeFrom: 1500 } }),
  ).toContain('৳1,500');
});

test('the chat opens with a greeting', () => {
  expect(chatLink(defaultSettings)).toMatch(/^https:\/\/wa\.me\/8801700000000\?text=Hello!%20/);
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
  expect(shopSettingsSchema.safeParse({ ...defaultSettings, ...change }).success).toBe(false);
});
