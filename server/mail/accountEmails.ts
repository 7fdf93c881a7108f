/**
 * Emails about an account. None contains the name of the account: whoever registers chooses both the name and the
 * address, and could use the shop to send a message to a stranger.
 */
import { accountMessages } from '#domain/accountMessages.ts';
import { EMAIL_UNDO_DAYS, emailUndoPath } from '#domain/accountSecurity.ts';
import type { AccountNotice, AccountNoticeKind } from '#server/accounts/accountNoticeQueries.ts';
import type { Block, EmailTemplate, Shop } from './emailTemplate.ts';

interface About {
  shop: Shop;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const hello = paragraph('Hello,');

export const welcomeEmail = ({ shop }: About): EmailTemplate => ({
  subject: `Welcome to ${shop.name}`,
  preview: 'Your account is ready.',
  heading: `Welcome to ${shop.name}`,
  blocks: [
    hello,
    paragraph('Your account is ready. You can find your orders, addresses and wishlist there.'),
    paragraph('You pay in cash when you receive your order. There is no advance payment.'),
    { kind: 'link', label: 'Browse the shop', url: `${shop.url}/products` },
  ],
});

/** The code is only in the body, not in the preview that a locked phone shows. */
export const resetCodeEmail = ({ shop, code }: About & { code: string }): EmailTemplate => ({
  subject: `Your ${shop.name} verification code`,
  preview: 'Enter it to set a new password.',
  heading: 'Your verification code',
  blocks: [
    hello,
    paragraph('Enter this code to set a new password for your account:'),
    { kind: 'code', code, note: accountMessages.codeExpiry },
    paragraph(
      'We will never ask you for this code. If you did not ask for a new password, please ignore this email. Your password stays the same.',
    ),
  ],
});

type Notice = About & AccountNotice & { undoToken: string };

const setNewPassword = ({ shop }: About): Block => ({
  kind: 'link',
  label: 'Set a New Password',
  url: `${shop.url}/auth/forgot-password`,
});

const showTeam = (shop: Shop): Block => ({
  kind: 'link',
  label: 'Show the Team',
  url: `${shop.url}/admin/team`,
});

const notices: Record<AccountNoticeKind, (notice: Notice) => EmailTemplate> = {
  emailChanged: ({ shop, undoToken }) => ({
    subject: `The email of your ${shop.name} account was changed`,
    preview: `Was it not you? Undo it within ${EMAIL_UNDO_DAYS} days.`,
    heading: 'Your email was changed',
    blocks: [
      hello,
      paragraph(
        'Your account now uses another email address, and emails about your orders go there. If you changed it, you can ignore this email.',
      ),
      paragraph(
        `If it was not you, someone else may know your password. Undo the change within ${EMAIL_UNDO_DAYS} days, then set a new password right away.`,
      ),
      { kind: 'link', label: 'Undo the Change', url: `${shop.url}${emailUndoPath}#${undoToken}` },
    ],
  }),
  passwordChanged: (notice) => ({
    subject: `Your ${notice.shop.name} password was changed`,
    preview: 'Was it not you? Set a new password now.',
    heading: 'Your password was changed',
    blocks: [
      hello,
      paragraph(
        'The password of your account was changed, and all other devices were logged out. If it was you, you can ignore this email.',
      ),
      paragraph('If it was not you, set a new password now. We will email you a code for it.'),
      setNewPassword(notice),
    ],
  }),
  phoneConfirmed: (notice) => ({
    subject: `A phone number can now log in to your ${notice.shop.name} account`,
    preview: 'Was it not you? Set a new password now.',
    heading: 'A phone number was confirmed',
    blocks: [
      hello,
      paragraph(
        'Someone with your password confirmed a phone number for your account. It can now log in with a code that we send to it. If it was you, you can ignore this email.',
      ),
      paragraph('If it was not you, set a new password now. That phone number can then log in no more.'),
      setNewPassword(notice),
    ],
  }),
  secondFactorOff: (notice) => ({
    subject: `Two-step login of your ${notice.shop.name} account is off`,
    preview: 'You now log in with only your password.',
    heading: 'Two-step login is off',
    blocks: [
      hello,
      paragraph(
        `${notice.isByOther ? 'Another admin' : 'Someone with your password and a code'} switched off two-step login for your account. You now log in with only your password.`,
      ),
      paragraph(
        'If you did not expect this, set a new password now, then switch two-step login on again in your account.',
      ),
      setNewPassword(notice),
    ],
  }),
  becameAdmin: ({ shop }) => ({
    subject: `You are now an admin of ${shop.name}`,
    preview: 'You can now work in the admin area.',
    heading: 'You are now an admin',
    blocks: [
      hello,
      paragraph(`An admin of ${shop.name} gave you admin rights. The admin area shows what you may do.`),
      paragraph(
        'Please use a password that you use nowhere else, and switch on two-step login in your account. If you did not expect this, please tell us.',
      ),
      { kind: 'link', label: 'Open the Admin Area', url: `${shop.url}/admin` },
    ],
  }),
  newAdmin: ({ shop, userName }) => ({
    subject: `${shop.name} has a new admin`,
    preview: 'Please check that this is right.',
    heading: 'There is a new admin',
    blocks: [
      hello,
      paragraph(`${userName} now has admin rights. The page Team shows which.`),
      paragraph('If you did not expect this, remove the admin rights now and set a new password.'),
      showTeam(shop),
    ],
  }),
  dutiesChanged: ({ shop }) => ({
    subject: `Your duties at ${shop.name} have changed`,
    preview: 'The admin area shows what you may do now.',
    heading: 'Your duties have changed',
    blocks: [
      hello,
      paragraph(`An admin of ${shop.name} changed what you may do in the admin area.`),
      paragraph('If you did not expect this, please tell us.'),
      { kind: 'link', label: 'Open the Admin Area', url: `${shop.url}/admin` },
    ],
  }),
  dutiesGranted: ({ shop, userName }) => ({
    subject: `An admin of ${shop.name} got more duties`,
    preview: 'Please check that this is right.',
    heading: 'An admin got more duties',
    blocks: [
      hello,
      paragraph(`${userName} may now do more in the admin area. The page Team shows what.`),
      paragraph('If you did not expect this, take these duties away now and set a new password.'),
      showTeam(shop),
    ],
  }),
};

export const noticeEmail = (notice: Notice): EmailTemplate => notices[notice.kind](notice);
