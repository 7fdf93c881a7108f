import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextWith } from './TextWith.tsx';

test('elements stand where the text names them', () => {
  const parts = { login: <a href="/login">Log in</a>, shop: 'Kakon' };
  expect(renderToStaticMarkup(<TextWith text="Have an account? {login} at {shop}." parts={parts} />)).toBe(
    'Have an account? <a href="/login">Log in</a> at Kakon.',
  );
  expect(renderToStaticMarkup(<TextWith text="{shop}: {login}" parts={parts} />)).toBe(
    'Kakon: <a href="/login">Log in</a>',
  );
});
