/** What became of a call about an account. */
export const accountMessages = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  profileFetchFailed: 'Failed to fetch profile',
  profileUpdateFailed: 'Failed to update profile',
  codeSendFailed: 'Failed to send verification code',
  codeResendFailed: 'Failed to resend code',
  codeResent: 'New verification code sent to your email',
  codeExpiry: 'Code expires in 10 minutes',
  resetFailed: 'Failed to reset password',
  /** The same for known and unknown email addresses, so that it reveals no account. */
  codeSent: 'If an account uses this email, a verification code has been sent to it',
  passwordReset: 'Your password has been reset. Please log in with your new password.',
  passwordChanged: 'Your password has been changed. Other devices have been logged out.',
  passwordAndPhoneChanged:
    'Your password has been changed. Other devices have been logged out. Your phone was confirmed a short time ago: please confirm it again.',
  loggedOut: 'You have been logged out',
  loggedOutEverywhere: 'You have been logged out on all devices',
  continuePurchase: 'Create an account to continue with your purchase',
  phoneMissing: 'Not provided',
  roleUpdateFailed: 'Failed to update user role',
  statusUpdateFailed: 'Failed to update user status',
};

export const sessionMessages = {
  confirmed: 'Password confirmed',
  loggedOut: 'The device has been logged out',
  othersLoggedOut: 'Your other devices have been logged out',
};

export const emailUndoMessages = {
  undone: 'Your account uses its old email again. Please set a new password now.',
  unknown: 'This link is incomplete or no longer valid. Please open it from the email again.',
  expired: 'This link has expired. Please contact us, and we will help.',
  alreadyUndone: 'This change has already been undone.',
  sameEmail: 'Your account already uses this email.',
  taken: 'Another account uses this email now. Please contact us, and we will help.',
  failed: 'Failed to undo the change',
};
