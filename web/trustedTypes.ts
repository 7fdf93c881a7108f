/**
 * Pages forbid that a text becomes markup or a script's address (`require-trusted-types-for 'script'`), but for what
 * this policy lets through. Browsers that don't know of it have the rest of the content policy.
 */
interface Policies {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/** How React makes an element of a script; it never runs, and here is what search engines read of a product. */
const emptyScript = '<script></script>';

export function allowNoMarkupInTexts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    // Without a `<` it is text, whatever it says.
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
