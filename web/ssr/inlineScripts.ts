/**
 * Finds the shop's own inline scripts in a page. The router writes a random nonce on each of its scripts, and the page's
 * Content-Security-Policy allows only those. A search for `<script` would also find injected scripts.
 */
import type { HtmlParts } from './htmlParts.ts';

/** The router's nonce for one page. It is removed before the page is sent, so a cached page reveals none. */
export const newScriptNonce = (): string => crypto.randomUUID();

const attributeOf = (nonce: string): string => ` nonce="${nonce}"`;

/** The contents of the scripts with this nonce. */
export function inlineScriptsOf({ end }: HtmlParts, nonce: string): string[] {
  const attribute = attributeOf(nonce);
  const scripts: string[] = [];
  for (let at = end.indexOf(attribute); at >= 0; at = end.indexOf(attribute, at + 1)) {
    if (!end.startsWith('<script', end.lastIndexOf('<', at))) continue;
    const start = end.indexOf('>', at) + 1;
    scripts.push(end.slice(start, end.indexOf('</script>', start)));
  }
  return scripts;
}

/** The links in the head have the nonce, too. */
export function withoutNonce({ head, body, end }: HtmlParts, nonce: string): HtmlParts {
  const attribute = attributeOf(nonce);
  return { head: head.replaceAll(attribute, ''), body, end: end.replaceAll(attribute, '') };
}
