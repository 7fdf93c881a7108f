/** Emails about an account. */
export const accountEmailTexts = {
  hello: 'Hello,',
  helloName: (name: string) => `Hello ${name},`,
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    ready: 'Your account is ready.',
    text: 'Your account is ready. You can find your orders, addresses and wishlist there.',
    cash: 'You pay in cash when you receive your order. There is no advance payment.',
    browse: 'Browse the shop',
  },
  resetCode: {
    subject: (shop: string) => `Your ${shop} verification code`,
    preview: 'Enter it to set a new password.',
    heading: 'Your verification code',
    text: 'Enter this code to set a new password for your account:',
    expiry: 'Code expires in 10 minutes',
    ignore:
      'We will never ask you for this code. If you did not ask for a new password, please ignore this email. Your password stays the same.',
  },
  setNewPassword: 'Set a New Password',
  wasItYou: 'Was it not you? Set a new password now.',
  emailChanged: {
    subject: (shop: string) => `The email of your ${shop} account was changed`,
    preview: (days: number) => `Was it not you? Undo it within ${days} days.`,
    heading: 'Your email was changed',
    text: 'Your account now uses another email address, and emails about your orders go there. If you changed it, you can ignore this email.',
    undo: (days: number) =>
      `If it was not you, someone else may know your password. Undo the change within ${days} days, then set a new password right away.`,
    button: 'Undo the Change',
  },
  passwordChanged: {
    subject: (shop: string) => `Your ${shop} password was changed`,
    heading: 'Your password was changed',
    text: 'The password of your account was changed, and all other devices were logged out. If it was you, you can ignore this email.',
    notYou: 'If it was not you, set a new password now. We will email you a code for it.',
  },
  phoneConfirmed: {
    subject: (shop: string) => `A phone number can now log in to your ${shop} account`,
    heading: 'A phone number was confirmed',
    text: 'Someone with your password confirmed a phone number for your account. It can now log in with a code that we send to it. If it was you, you can ignore this email.',
    notYou: 'If it was not you, set a new password now. That phone number can then log in no more.',
  },
  secondFactorOff: {
    subject: (shop: string) => `Two-step login of your ${shop} account is off`,
    preview: 'You now log in with only your password.',
    heading: 'Two-step login is off',
    byAdmin:
      'Another admin switched off two-step login for your account. You now log in with only your password.',
    byPassword:
      'Someone with your password and a code switched off two-step login for your account. You now log in with only your password.',
    notYou:
      'If you did not expect this, set a new password now, then switch two-step login on again in your account.',
  },
  becameAdmin: {
    subject: (shop: string) => `You are now an admin of ${shop}`,
    preview: 'You can now work in the admin area.',
    heading: 'You are now an admin',
    text: (shop: string) =>
      `An admin of ${shop} gave you admin rights. The admin area shows what you may do.`,
    care: 'Please use a password that you use nowhere else, and switch on two-step login in your account. If you did not expect this, please tell us.',
  },
  openAdmin: 'Open the Admin Area',
  showTeam: 'Show the Team',
  checkThis: 'Please check that this is right.',
  newAdmin: {
    subject: (shop: string) => `${shop} has a new admin`,
    heading: 'There is a new admin',
    text: (name: string) => `${name} now has admin rights. The page Team shows which.`,
    notExpected: 'If you did not expect this, remove the admin rights now and set a new password.',
  },
  dutiesChanged: {
    subject: (shop: string) => `Your duties at ${shop} have changed`,
    preview: 'The admin area shows what you may do now.',
    heading: 'Your duties have changed',
    text: (shop: string) => `An admin of ${shop} changed what you may do in the admin area.`,
    notExpected: 'If you did not expect this, please tell us.',
  },
  dutiesGranted: {
    subject: (shop: string) => `An admin of ${shop} got more duties`,
    heading: 'An admin got more duties',
    text: (name: string) => `${name} may now do more in the admin area. The page Team shows what.`,
    notExpected: 'If you did not expect this, take these duties away now and set a new password.',
  },
};
