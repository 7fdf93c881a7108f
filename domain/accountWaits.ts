/** The page redirects by itself after a successful reset. Milliseconds. */
export const RESET_REDIRECT_MS = 3000;
/** The wait before another verification code can be requested. Milliseconds. */
export const RESEND_WAIT_MS = 30_000;
