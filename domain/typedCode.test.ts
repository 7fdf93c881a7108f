import { expect, it } from 'vitest';
import { codeIn } from './typedCode.ts';

it.each([
  ['123456', '123456'],
  [' 123456', '123456'],
  ['123 456', '123456'],
  ['১২৩ ৪৫৬', '১২৩৪৫৬'],
  ['Your code: 123456', '123456'],
  ['Order 17 of 2026: your code is 123456. It is valid for 10 minutes.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['code', ''],
])('in %j the code is %j', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});
