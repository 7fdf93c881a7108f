import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { uiTexts } from '#texts/ui.ts';
import { inLanguageOf } from './inLanguageOf.ts';

test('two requests at once read their own texts, and others read English', async () => {
  const read = async (ms: number) => {
    const before = uiTexts.yes;
    await wait(ms);
    return [before, uiTexts.yes];
  };
  const both = [inLanguageOf('bn', () => read(5)), inLanguageOf('en', () => read(1)), read(3)];
  expect(await Promise.all(both)).toEqual([
    ['হ্যাঁ', 'হ্যাঁ'],
    ['Yes', 'Yes'],
    ['Yes', 'Yes'],
  ]);
  expect(uiTexts.yes).toBe('Yes');
});
