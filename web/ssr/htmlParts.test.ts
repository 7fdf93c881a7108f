import { expect, test } from 'vitest';
import { deferScripts, isPictureFirst } from './deferScripts.ts';
import { listParts, splitHtml } from './htmlParts.ts';

const page = (picture: string): string =>
  `<!DOCTYPE html><html lang="en"><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="preload" as="image" fetchPriority="high"/><script type="application/ld+json">{}</script></head><body>
<main>${picture}</main><script>first()</script><script type="module" async="">import "/a.js";
import * as route0 from "/b.js";
window.__reactRouterRouteModules = {"root":route0};</script><script>enqueue()</script></body></html>`;
const withPicture = page('<img fetchPriority="high"/>');

test('the parts of a page together are the whole page', () => {
  expect(listParts(splitHtml(withPicture)).join('')).toBe(withPicture);
  const bare = '<!DOCTYPE html><html><head></head><body>Gone</body></html>';
  expect(listParts(splitHtml(bare)).join('')).toBe(bare);
});

test('the visible body lies between the script links and the scripts', () => {
  const { head, body, end } = splitHtml(withPicture);
  expect(head).toMatch(/modulepreload.*<\/head>$/s);
  expect(body).toMatch(/^<body>.*<\/main>$/s);
  expect(end).toMatch(/^<script>first.*<\/html>$/s);
});

test('a picture comes first only if the body has one, not if only the head preloads one', () => {
  expect(isPictureFirst(splitHtml(withPicture))).toBe(true);
  expect(isPictureFirst(splitHtml(page('<p>Terms</p>')))).toBe(false);
});

test('scripts are requested later, after the visible body', () => {
  const { head, body, end } = deferScripts(splitHtml(withPicture));
  expect(head).not.toContain('modulepreload');
  expect(body).toBe(splitHtml(withPicture).body);
  expect(end).toContain('for (const href of ["/a.js","/b.js"])');
  expect(end).toContain('await import("/a.js");\nconst route0 = await import("/b.js");');
  expect(end).toMatch(/<script>first\(\)<\/script>.*<script>enqueue\(\)<\/script><\/body>/s);
});
