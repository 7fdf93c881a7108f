import { expect, test } from 'vitest';
import { defaultShop } from '#domain/shop.ts';
import { draftOf, settingsThatDiffer, valueIn } from './shopDraft.ts';

test('names what differs, down to a fee or a link', () => {
  const one = draftOf(defaultShop);
  const other = draftOf({
    ...defaultShop,
    phone: '01711-223344',
    delivery: { ...defaultShop.delivery, insideDhaka: 70 },
    socialLinks: { ...defaultShop.socialLinks, youtube: 'https://video.example/kakon' },
  });
  expect(settingsThatDiffer(one, one)).toEqual([]);
  expect(settingsThatDiffer(one, other)).toEqual(['phone', 'socialLinks.youtube', 'delivery.insideDhaka']);
  expect(valueIn(other, 'delivery.insideDhaka')).toBe('70');
});
