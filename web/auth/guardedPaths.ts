const guarded = ['/account', '/checkout', '/admin'];

/** Whether a page is for users only: a logout in another tab leaves it. The path is without its language. */
export const isForLoggedIn = (path: string): boolean =>
  guarded.some((place) => path === place || path.startsWith(`${place}/`));
