import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { RingRules } from './RingRules.tsx';

it('writes the measurements in the language that is asked for when it is drawn', () => {
  expect(renderToStaticMarkup(<RingRules />)).toMatch(/\d mm</);
  readLanguageFrom(() => 'bn');
  expect(renderToStaticMarkup(<RingRules />)).not.toMatch(/\d mm</);
});
