/** Checks the properties of the installed router that `renderHtml.tsx` relies on. */
import { expect, test } from 'vitest';
import { buildRouterPage, loaderText } from '#web/testing/buildRouterPage.tsx';
import { splitHtml } from './htmlParts.ts';
import { inlineScriptsOf } from './inlineScripts.ts';

const nonce = 'one-nonce';

test('the installed router renders a page with its loader data to one string', async () => {
  const html = await buildRouterPage(nonce);
  expect(html).toMatch(/^<!DOCTYPE html><html.*<\/html>$/s);
  expect(html).toContain(`<h1>${loaderText}</h1>`);
  // A suspended part would leave a fallback and an error template.
  expect(html).not.toContain('<!--$!-->');
  expect(html).not.toContain('<template');
});

test('the installed router sends the whole loader data to the browser, then closes its stream', async () => {
  const scripts = inlineScriptsOf(splitHtml(await buildRouterPage(nonce)), nonce);
  const chunks = scripts.filter((script) => script.includes('streamController.enqueue('));
  expect(chunks).toHaveLength(1);
  expect(chunks[0]).toContain(loaderText);
  expect(scripts.filter((script) => script.includes('streamController.close('))).toHaveLength(1);
});
