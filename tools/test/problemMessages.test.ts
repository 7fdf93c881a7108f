/** A browser has the messages of the errors that it gives itself, and no others. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalTexts } from '#texts/refusals.ts';

test('no error that only the server gives is named in code that runs in a browser', () => {
  const files = globSync('{web,domain}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', 'web/testing/**', 'domain/problems.ts'],
  });
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(500);
  expect(Object.keys(refusalTexts).filter((code) => sources.includes(`'${code}'`))).toEqual([]);
});
