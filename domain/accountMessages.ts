/** The messages of login, registration and password pages. */
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
  loggedOut: 'You have been logged out',
  loggedOutEverywhere: 'You have been logged out on all devices',
  continuePurchase: 'Create an account to continue with your purchase',
  phoneMissing: 'Not provided',
  roleUpdateFailed: 'Failed to update user role',
  statusUpdateFailed: 'Failed to update user status',
} as const;

/** The page redirects by itself after a successful reset. Milliseconds. */
export const RESET_REDIRECT_MS = 3000;
/** The wait before another verification code can be requested. Milliseconds. */
export const RESEND_WAIT_MS = 30_000;
