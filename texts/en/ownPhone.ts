/** Login by phone in the account, and the first password of an account that logs in by phone. */
/** In the account. */
export const ownPhoneTexts = {
  title: 'Login by Phone',
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
  mayBeSet: 'No connection. Your password may have been set. If you are logged out, log in with a new code.',
};
