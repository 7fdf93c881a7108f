import { expect, test } from 'vitest';
import { latinInBangla, latinNumbersIn } from './latinInBangla.ts';

test.each([
  ['কার্ট খালি', []],
  ['Your কার্ট', ['Your']],
  ['bKash নম্বর', []],
  ['{login} করুন', []],
  ['যেমন name@example.com', []],
  [String((name: string) => `Remove ${name}`), ['Remove']],
  [String((name: string) => `${name} বাদ দিন`), []],
  [String((count: number) => (count === 1 ? 'one' : `${count}টি`)), ['one']],
])('in %j stands %j', (text, words) => {
  expect(latinInBangla(text)).toEqual(words);
});

test.each([
  ['২.৪/২৪', []],
  ['2.4/24', ['2.4/24']],
  ['১,২৫০ বা 1,250', ['1,250']],
  ['A4 কাগজ, UTF-8', []],
  ['অর্ডার KA100123', []],
  ['ফোন 01712-345678', ['01712', '345678']],
  ['Mirpur 10', ['10']],
  [String((count: number) => `${count}টি, 3টি`), ['3']],
])('in %j stand the numbers %j', (text, numbers) => {
  expect(latinNumbersIn(text)).toEqual(numbers);
});
