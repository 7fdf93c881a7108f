import { describe, expect, test } from 'vitest';
import { deferScripts } from './deferScripts.ts';
import { listParts, splitHtml } from './htmlParts.ts';
import { inlineScriptsOf, newScriptNonce, withoutNonce } from './inlineScripts.ts';

const nonce = newScriptNonce();
const written = (slipped: string): string =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/></head><body>
<main><img fetchPriority="high"/>${slipped}</main><script nonce="${nonce}">first()</script>
<script type="application/ld+json">{}</script><script nonce="${nonce}" type="module" async="">import "/a.js";
window.__reactRouterRouteModules = {};</script><script nonce="${nonce}">enqueue("text")</script></body></html>`;

const namesOf = (html: string) => inlineScriptsOf(splitHtml(html), nonce);

describe('inline scripts of a page', () => {
  test('are those with the nonce of the router', () => {
    const [first, start, data] = namesOf(written(''));
    expect([first, data]).toEqual(['first()', 'enqueue("text")']);
    expect(start).toContain('__reactRouterRouteModules');
    expect(namesOf(written(''))).toHaveLength(3);
  });

  test.each([
    '<script>evil()</script>',
    '<script type="module">evil()</script>',
    `<script nonce="${newScriptNonce()}">evil()</script>`,
    '<script nonce="">evil()</script>',
    '<script nonce>evil()</script>',
    '</main><script>evil()</script>',
    '<p title="<script>">evil()</p><script>evil()</script>',
  ])('do not include an injected script: %s', (slipped) => {
    const html = written(slipped);
    expect(namesOf(html)).toEqual(namesOf(written('')));
    expect(namesOf(html).join()).not.toContain('evil');
  });

  test('do not include an injected script that never ends', () => {
    expect(namesOf(written('<script>evil();'))).toEqual(namesOf(written('')));
  });

  test('are read in their final form, after their start was deferred', () => {
    const text = deferScripts(splitHtml(written('')));
    const [, start = ''] = inlineScriptsOf(text, nonce);
    expect(start).toContain('await import("/a.js")');
    expect(listParts(withoutNonce(text, nonce)).join('')).toContain(
      `<script type="module" async="">${start}</script>`,
    );
  });
});

test('a page is sent without its nonce', () => {
  const html = listParts(withoutNonce(splitHtml(written('<b>text</b>')), nonce)).join('');
  expect(html).not.toContain('nonce');
  expect(html).toBe(written('<b>text</b>').replaceAll(` nonce="${nonce}"`, ''));
});
