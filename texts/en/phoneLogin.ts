/** Login with a code that is sent to the phone, and the parts of the account that go with it. */
export const phoneLoginTexts = {
  /** The same for every number, so that it reveals no account. */
  codeSent: 'We have sent a code to your phone',
  codeSendFailed: 'Failed to send the code. Please try again.',
  codeResent: 'We have sent you a new code',
  codeMissing: 'Did not get the SMS?',
  codeLabel: 'Code from the SMS',
  sendCode: 'Send Code by SMS',
  sendingCode: 'Sending Code...',
  title: 'Log in with your phone',
  description: 'Log in with a code that we send to your phone.',
  lead: 'We will send you a code by SMS. No password needed.',
  sentTo: 'We sent a code to {phone}',
  changePhone: 'Change',
  link: 'Log in with your phone',
  or: 'or',
  useEmail: 'Log in with email and password',
  loginFailed: 'Login failed',
  login: 'Login',
  loggingIn: 'Logging in...',
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  phoneLabel: 'Phone Number',
  nameLabel: 'Full Name',
  nameHint:
    'This phone number is new to us. If you already have an account with an email, log in with the email and confirm your number there.',
};

/** In the account. */
export const ownPhoneTexts = {
  title: 'Login by Phone',
  cancel: 'Cancel',
  changeNumber: 'Change Number',
  confirmNumber: 'Confirm Number',
  confirming: 'Confirming...',
  confirmed: 'Your phone number is confirmed. You can log in with it now.',
  confirmFailed: 'Failed to confirm the phone number',
  isConfirmed: (phone: string) => `You can log in with a code that we send to ${phone}.`,
  isNotConfirmed: 'Confirm your number, and you can log in with a code instead of your password.',
  afterChange: 'After a change, confirm the new number to log in with it',
  emailNeedsPassword: 'To add an email, please set a password first.',
  emailMissing: 'Not provided',
  messages: 'Emails and SMS',
  language: 'Language of emails and SMS',
  wantsSms: 'Send me SMS about my orders and alerts',
  inEnglish: 'In English',
  inBangla: 'In Bangla',
  inEnglishWithoutSms: 'In English, no SMS about orders',
  inBanglaWithoutSms: 'In Bangla, no SMS about orders',
};

/** The first password of an account that logs in by phone. */
export const firstPasswordTexts = {
  set: 'Set Password',
  saving: 'Saving...',
  label: 'New Password',
  why: 'You log in with a code. With a password you can also add an email or change your number.',
  codeFirst: (phone: string) => `First we send a code to ${phone}, to be sure that it is you.`,
  done: 'Your password has been set. Other devices have been logged out.',
  failed: 'Failed to set the password',
};
