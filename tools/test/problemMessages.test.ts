/** A browser has the messages of the errors that it gives itself. It reads others in responses. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formProblemTexts } from '#texts/formProblems.ts';
import { refusalTexts } from '#texts/refusals.ts';

test('no code that runs in a browser gives an error whose message it does not have', () => {
  const files = globSync('{web,domain}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', 'web/testing/**', 'domain/problem*.ts'],
  });
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(500);
  const codes = Object.keys({ ...refusalTexts, ...formProblemTexts });
  const isGiven = (code: string) => new RegExp(`new Problem\\('${code}'(?!, \\{ message)`).test(sources);
  expect(isGiven('pricesChanged')).toBe(true);
  expect(codes.filter(isGiven)).toEqual([]);
});
