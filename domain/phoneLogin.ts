/** Login with a code that is sent to the phone. */

/** Minutes until a code expires. */
export const PHONE_CODE_MINUTES = 10;
