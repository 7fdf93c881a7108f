/** A sentence about a list as a whole, beside those about its rows. */
export const listError = (
  error: { message?: string; root?: { message?: string } } | undefined,
): string | undefined => error?.message ?? error?.root?.message;
