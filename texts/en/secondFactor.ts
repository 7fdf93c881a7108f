import { counted } from './plurals.ts';

/** Two-step login in the account. */
export const secondFactorTexts = {
  title: 'Two-Step Login',
  switchOn: 'Switch On',
  switchingOn: 'Switching on...',
  switchOff: 'Switch Off',
  switchingOff: 'Switching off...',
  continue: 'Continue',
  checking: 'Checking...',
  creating: 'Creating...',

  // The state
  off: 'Off. Switch it on to protect your account: logging in then also needs a code from an app on your phone.',
  on: 'On',
  onWithCodes: (codes: number) =>
    `Logging in needs a code from your app. ${counted(codes, 'recovery code')} left.`,
  noCodes:
    'You have no recovery codes left. If you lose your phone, you cannot log in. Please create new ones.',
  fewCodes: 'You have few recovery codes left. Please create new ones.',
  newCodes: 'New Recovery Codes',
  newCodesReplace: 'Ten new recovery codes replace the old ones.',
  createCodes: 'Create New Codes',
  offNeedsPassword: 'You can then log in with only your password.',

  // The set-up
  beginHint: 'First enter your password. Then set up an authenticator app on your phone.',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  qrCode: 'QR code for your authenticator app',
  openInApp: 'Open in an app on this device',
  typeKey: 'Or type this key into the app:',
  logsOutOthers: 'Switching it on logs out your other devices.',

  // The codes
  appCode: 'Code from your app',
  appCodeHint: (digits: number) => `The ${digits} digits that your authenticator app shows`,
  recoveryCode: 'Recovery code',
  recoveryHint: (codes: number) =>
    `One of the ${codes} you saved when you switched on two-step login. Each works once.`,
  eitherCode: 'Code from your app, or a recovery code',
  eitherHint: (digits: number) => `${digits} digits, or a recovery code of ten letters and digits`,
  yourCodes: 'Your recovery codes',
  saveCodes:
    'Save them somewhere you can reach without your phone. Each code works once, in place of a code from the app. They are shown only now.',
  recoveryCodes: 'Recovery codes',
  download: 'Download',
  savedThem: 'I Have Saved Them',
  leaveQuestion: 'Leave this page? The recovery codes will not be shown again.',
  paper: (email: string, shop: string) => `Recovery codes for ${email} at ${shop}. Each works once.`,
  copy: { codes: 'Copy codes', key: 'Copy key', confirmation: 'Copy confirmation', secret: 'Copy secret' },
  copied: {
    codes: 'Codes copied',
    key: 'Key copied',
    confirmation: 'Confirmation copied',
    secret: 'The secret is copied',
  },
  notCopied: {
    codes: 'The codes could not be copied. Please select and copy it yourself.',
    key: 'The key could not be copied. Please select and copy it yourself.',
    confirmation: 'The confirmation could not be copied. Please select and copy it yourself.',
    secret: 'The secret could not be copied. Please select and copy it yourself.',
  },
};

export const secondFactorMessages = {
  switchedOn: 'Two-step login is on. Other devices have been logged out.',
  switchedOff: 'Two-step login is off',
  beginFailed: 'Failed to set up two-step login',
  switchOnFailed: 'Failed to switch on two-step login',
  switchOffFailed: 'Failed to switch off two-step login',
  codesFailed: 'Failed to create new recovery codes',
  codesMade: 'You have new recovery codes. The old ones no longer work.',
};
