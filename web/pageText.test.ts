import { expect, test } from 'vitest';
import { cut, piecesOf } from './pageText.ts';
import { isPictureFirst, scriptsAfterView } from './scriptsAfterView.ts';

const page = (picture: string): string =>
  `<!DOCTYPE html><html lang="en"><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="preload" as="image" fetchPriority="high"/><script type="application/ld+json">{}</script></head><body>
<main>${picture}</main><script>first()</script><script type="module" async="">import "/a.js";
import * as route0 from "/b.js";
window.__reactRouterRouteModules = {"root":route0};</script><script>enqueue()</script></body></html>`;
const withPicture = page('<img fetchPriority="high"/>');

test('a page in pieces is the whole page', () => {
  expect(piecesOf(cut(withPicture)).join('')).toBe(withPicture);
  const bare = '<!DOCTYPE html><html><head></head><body>Gone</body></html>';
  expect(piecesOf(cut(bare)).join('')).toBe(bare);
});

test('what is to be seen lies between what asks for scripts and the scripts', () => {
  const { head, body, end } = cut(withPicture);
  expect(head).toMatch(/modulepreload.*<\/head>$/s);
  expect(body).toMatch(/^<body>.*<\/main>$/s);
  expect(end).toMatch(/^<script>first.*<\/html>$/s);
});

test('a picture comes first where the page has one, not where its head asks for one', () => {
  expect(isPictureFirst(cut(withPicture))).toBe(true);
  expect(isPictureFirst(cut(page('<p>Terms</p>')))).toBe(false);
});

test('scripts are asked for when their turn comes', () => {
  const { head, body, end } = scriptsAfterView(cut(withPicture));
  expect(head).not.toContain('modulepreload');
  expect(body).toBe(cut(withPicture).body);
  expect(end).toContain('for (const href of ["/a.js","/b.js"])');
  expect(end).toContain('await import("/a.js");\nconst route0 = await import("/b.js");');
  expect(end).toMatch(/<script>first\(\)<\/script>.*<script>enqueue\(\)<\/script><\/body>/s);
});
