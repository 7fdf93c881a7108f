/** Checks the properties of the installed router that `deferScripts.ts` relies on. */
import { expect, test } from 'vitest';
import { buildRouterPage } from '#web/testing/buildRouterPage.tsx';
import { deferScripts, isPictureFirst } from './deferScripts.ts';
import { splitHtml } from './htmlParts.ts';
import { inlineScriptsOf } from './inlineScripts.ts';

const nonce = 'one-nonce';

test("the installed router's start becomes dynamic imports", async () => {
  const rendered = splitHtml(await buildRouterPage(nonce));
  expect(isPictureFirst(rendered)).toBe(true);
  const html = deferScripts(rendered);
  expect(html.head).toContain('data-first-picture=""');
  expect(html.head).not.toContain('modulepreload');
  const start = inlineScriptsOf(html, nonce).find((script) => script.includes('__reactRouterRouteModules'));
  expect(start).toContain('await import("/assets/manifest.js")');
  expect(start).toContain('const route0 = await import("/assets/root.js")');
  expect(start).toContain('import("/assets/entry.js")');
  expect(start).not.toMatch(/^\s*import [^(]/m);
});

test('the addresses that the installed router preloads are requested later', async () => {
  const html = deferScripts(splitHtml(await buildRouterPage(nonce)));
  const script = inlineScriptsOf(html, nonce).join('\n');
  for (const address of ['/assets/react.js', '/assets/shared.js']) expect(script).toContain(`"${address}"`);
});
