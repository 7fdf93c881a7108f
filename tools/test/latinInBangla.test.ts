import { expect, test } from 'vitest';
import { latinInBangla } from './latinInBangla.ts';

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
