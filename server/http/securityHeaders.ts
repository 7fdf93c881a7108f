/** The headers that keep a browser from doing what this shop never asks of it. */
import { hash } from 'node:crypto';

const common: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS stands only where visitors reach the shop by TLS; on plain HTTP browsers ignore it. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : common;
}

/** Answers of the API are data: nothing in them may run or load. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** How a policy names an inline script or style that may stand. */
export const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`;

/** In development modules come and go over a socket, with inline scripts of the tools' own. */
export const developmentPolicy = (): string => "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** What the data of a page begins with isn't run. */
const isData = (opening: string): boolean => /type="application\/(?:ld\+)?json"/.test(opening);
const isElsewhere = (opening: string): boolean => /\ssrc=/.test(opening);

/** A page is long, and a pattern would go through it letter by letter. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let at = html.indexOf('<script');
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (end < 0) break;
    const opening = html.slice(at, start);
    if (!isData(opening) && !isElsewhere(opening)) scripts.push(html.slice(start, end));
    at = html.indexOf('<script', end);
  }
  return scripts;
}

/** Kept HTML can't carry a nonce of each request, so the policy lists the hashes of the inline scripts in it. */
export function pagePolicy(text: readonly string[]): string {
  const inline = text.flatMap(inlineScripts).map(hashOf);
  const scripts = ["'self'", ...new Set(inline)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    // A product's photo may lie elsewhere: its owner gives any https address.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script, but by the one policy of `web/trustedTypes.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
