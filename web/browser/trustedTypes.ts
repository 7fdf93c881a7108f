/**
 * Pages forbid to turn a text into markup or into a script's address (`require-trusted-types-for 'script'`). Only this
 * policy allows exceptions. Browsers without Trusted Types still apply the rest of the Content-Security-Policy.
 */
interface Policies {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/**
 * React creates script elements with this markup. They never run. The shop uses them for a product's structured data.
 */
const emptyScript = '<script></script>';

export function allowNoMarkupInTexts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    // Without a `<` it is plain text.
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
