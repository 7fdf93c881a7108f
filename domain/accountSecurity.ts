/** Account protection beyond the password: the undo of a changed email. */

/** The old email address can undo the change for this many days. */
export const EMAIL_UNDO_DAYS = 7;

/**
 * The page of the link in that email. The token follows after a `#`, which browsers do not send to servers.
 */
export const emailUndoPath = '/auth/undo-email';
