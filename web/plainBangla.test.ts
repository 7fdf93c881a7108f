import { expect, test } from 'vitest';
import { isPlainBangla } from './plainBangla.ts';

test('texts of common conjuncts are plain', () => {
  expect(isPlainBangla('Silk bangles, red')).toBe(true);
  expect(isPlainBangla('হলুদের জন্য একদম ঠিক')).toBe(true);
  expect(isPlainBangla('হালকা আর নরম, হাতে লাগে না।')).toBe(true);
  expect(isPlainBangla('ধর্ম, অর্থ্য, প্রিন্ট, ক্ষমা, স্ত্রী, অ্যান্টিক, বড় পাথর')).toBe(true);
});

test('all conjuncts of a text are looked at', () => {
  expect(isPlainBangla('স্ট্র স্ত্রী, নরম বাহ্')).toBe(false);
  expect(isPlainBangla('্ প্রিন্ট, লক্ষ্মী')).toBe(false);
  expect(isPlainBangla('বড়্ক')).toBe(false);
});

test('a rare conjunct, or one that joiners shape, is not', () => {
  expect(isPlainBangla('লক্ষ্মী')).toBe(false);
  expect(isPlainBangla('লাল চুড়ি আর উজ্জ্বল আলো')).toBe(false);
  expect(isPlainBangla('র‍্যাব')).toBe(false);
  expect(isPlainBangla('এক, ড়‍্য')).toBe(false);
  expect(isPlainBangla('উদ্‌যোগ')).toBe(false);
  expect(isPlainBangla('বাহ্')).toBe(false);
});
