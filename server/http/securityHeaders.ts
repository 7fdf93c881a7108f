/** Headers that forbid browsers what the shop never needs. */
import { hash } from 'node:crypto';

const common: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS is set only if visitors use TLS. Browsers ignore it over plain HTTP. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : common;
}

/** API responses are data. Nothing in them may run or load. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The source expression that allows an inline script or style. */
export const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`;

/** The development tools use inline scripts and a socket, so this policy is loose. */
export const developmentPolicy = (): string => "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/**
 * A cached page cannot carry a nonce for each request, so the policy lists the hashes of its inline scripts. It takes them
 * from the renderer and never from the page's text, where an attacker could have added one.
 */
export function pagePolicy(scripts: readonly string[]): string {
  const sources = ["'self'", ...new Set(scripts.map(hashOf))].join(' ');
  return [
    "default-src 'self'",
    `script-src ${sources}`,
    "style-src 'self' 'unsafe-inline'",
    // A product's photo may have any https address that an admin enters.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only the policy of `web/browser/trustedTypes.ts` may turn text into markup or a script.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
