import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { draftOf, settingsThatDiffer, valueIn } from './settingsDraft.ts';

test('names each setting that differs, nested fees and links included', () => {
  const one = draftOf(defaultSettings);
  const other = draftOf({
    ...defaultSettings,
    phone: '01711-223344',
    delivery: { ...defaultSettings.delivery, insideDhaka: 70 },
    socialLinks: { ...defaultSettings.socialLinks, youtube: 'https://video.example/kakon' },
  });
  expect(settingsThatDiffer(one, one)).toEqual([]);
  expect(settingsThatDiffer(one, other)).toEqual(['phone', 'socialLinks.youtube', 'delivery.insideDhaka']);
  expect(valueIn(other, 'delivery.insideDhaka')).toBe('70');
});

test('a switch stays true or false, so that the form can take it over', () => {
  const draft = draftOf({ ...defaultSettings, phoneLogin: true });
  expect(valueIn(draft, 'phoneLogin')).toBe(true);
  expect(valueIn(draft, 'sms.orderPlaced')).toBe(defaultSettings.sms.orderPlaced);
});
