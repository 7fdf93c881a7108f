/** Account protection beyond the password: what its owner can take back from somebody who knew it. */

/** The old email address can undo the change for this many days. */
export const EMAIL_UNDO_DAYS = 7;

/** A new password takes the login from a phone that was confirmed within so many days. */
export const PHONE_UNDO_DAYS = 7;

/**
 * The page of the link in that email. The token follows after a `#`, which browsers do not send to servers.
 */
export const emailUndoPath = '/auth/undo-email';
