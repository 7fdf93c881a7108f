/** Account protection beyond the password: undoing an email change, its limits and messages. */

/** The old email address can undo the change for this many days. */
export const EMAIL_UNDO_DAYS = 7;

/**
 * The page of the link in that email. The token follows after a `#`, which browsers do not send to servers.
 */
export const emailUndoPath = '/auth/undo-email';

export const emailUndoMessages = {
  undone: 'Your account uses its old email again. Please set a new password now.',
  unknown: 'This link is incomplete or no longer valid. Please open it from the email again.',
  expired: 'This link has expired. Please contact us, and we will help.',
  alreadyUndone: 'This change has already been undone.',
  sameEmail: 'Your account already uses this email.',
  taken: 'Another account uses this email now. Please contact us, and we will help.',
  failed: 'Failed to undo the change',
} as const;
