import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (cell: string | number) => csvOf([[cell]]).slice(1, -2);

test('cells that need quotes get them, and quotes are doubled', () => {
  expect(csvOf([['a', 'b,c', 'say "hi"', 'two\nlines', 1060.5]])).toBe(
    '\uFEFFa,"b,c","say ""hi""","two\nlines",1060.5\r\n',
  );
});

test.each(['=1+1', '+88', '-2', '@SUM(A1)', '\t=1', '  =cmd|x', '\r=1', '＝1'])('%j cannot run', (text) => {
  expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
});

test('numbers and plain words stay as they are', () => {
  expect(lineOf(-5)).toBe('-5');
  expect(lineOf('কাঁকন')).toBe('কাঁকন');
});
