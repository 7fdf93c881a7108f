/** Login with a code that is sent to the phone. */
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
