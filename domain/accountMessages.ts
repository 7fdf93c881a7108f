/** What the sign-in family says, word for word. */
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
  /** The same for known and unknown addresses. */
  codeSent: 'If an account uses this email, a verification code has been sent to it',
  passwordReset: 'Your password has been reset. Please login with your new password.',
  passwordChanged: 'Your password has been changed. Other devices have been signed out.',
  loggedOut: 'You have been logged out',
  loggedOutEverywhere: 'You have been signed out everywhere',
  continuePurchase: 'Create an account to continue with your purchase',
  phoneMissing: 'Not provided',
  roleUpdateFailed: 'Failed to update user role',
  statusUpdateFailed: 'Failed to update user status',
} as const;

/** The page moves on by itself after a successful reset. */
export const RESET_REDIRECT_MS = 3000;
/** Between one verification code and asking for the next. */
export const RESEND_WAIT_MS = 30_000;
export const USER_REFRESH_MS = 30_000;
