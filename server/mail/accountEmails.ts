/**
 * Emails about an account. None contains the name of the account: whoever registers chooses both the name and the
 * address, and could use the shop to send a message to a stranger.
 */

import { EMAIL_UNDO_DAYS, emailUndoPath } from '#domain/accountSecurity.ts';
import type { AccountNotice, AccountNoticeKind } from '#server/accounts/accountNoticeQueries.ts';
import { accountEmailTexts } from '#texts/accountEmails.ts';
import { type Block, type EmailTemplate, link, paragraph, type Shop } from './emailTemplate.ts';

interface About {
  shop: Shop;
}

const hello = (): Block => paragraph(accountEmailTexts.hello);

export const welcomeEmail = ({ shop }: About): EmailTemplate => ({
  subject: accountEmailTexts.welcome.subject(shop.name),
  preview: accountEmailTexts.welcome.ready,
  heading: accountEmailTexts.welcome.subject(shop.name),
  blocks: [
    hello(),
    paragraph(accountEmailTexts.welcome.text),
    paragraph(accountEmailTexts.welcome.cash),
    link(accountEmailTexts.welcome.browse, `${shop.url}/products`),
  ],
});

/** The code is only in the body, not in the preview that a locked phone shows. */
export const resetCodeEmail = ({ shop, code }: About & { code: string }): EmailTemplate => ({
  subject: accountEmailTexts.resetCode.subject(shop.name),
  preview: accountEmailTexts.resetCode.preview,
  heading: accountEmailTexts.resetCode.heading,
  blocks: [
    hello(),
    paragraph(accountEmailTexts.resetCode.text),
    { kind: 'code', code, note: accountEmailTexts.resetCode.expiry },
    paragraph(accountEmailTexts.resetCode.ignore),
  ],
});

type Notice = About & Omit<AccountNotice, 'language'> & { undoToken: string };

const setNewPassword = ({ shop }: About): Block =>
  link(accountEmailTexts.setNewPassword, `${shop.url}/auth/forgot-password`);

const showTeam = (shop: Shop): Block => link(accountEmailTexts.showTeam, `${shop.url}/admin/team`);

const notices: Record<AccountNoticeKind, (notice: Notice) => EmailTemplate> = {
  emailChanged: ({ shop, undoToken }) => ({
    subject: accountEmailTexts.emailChanged.subject(shop.name),
    preview: accountEmailTexts.emailChanged.preview(EMAIL_UNDO_DAYS),
    heading: accountEmailTexts.emailChanged.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.emailChanged.text),
      paragraph(accountEmailTexts.emailChanged.undo(EMAIL_UNDO_DAYS)),
      link(accountEmailTexts.emailChanged.button, `${shop.url}${emailUndoPath}#${undoToken}`),
    ],
  }),
  passwordChanged: (notice) => ({
    subject: accountEmailTexts.passwordChanged.subject(notice.shop.name),
    preview: accountEmailTexts.wasItYou,
    heading: accountEmailTexts.passwordChanged.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.passwordChanged.text),
      paragraph(accountEmailTexts.passwordChanged.notYou),
      setNewPassword(notice),
    ],
  }),
  phoneConfirmed: (notice) => ({
    subject: accountEmailTexts.phoneConfirmed.subject(notice.shop.name),
    preview: accountEmailTexts.wasItYou,
    heading: accountEmailTexts.phoneConfirmed.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.phoneConfirmed.text),
      paragraph(accountEmailTexts.phoneConfirmed.notYou),
      setNewPassword(notice),
    ],
  }),
  secondFactorOff: (notice) => ({
    subject: accountEmailTexts.secondFactorOff.subject(notice.shop.name),
    preview: accountEmailTexts.secondFactorOff.preview,
    heading: accountEmailTexts.secondFactorOff.heading,
    blocks: [
      hello(),
      paragraph(
        notice.isByOther
          ? accountEmailTexts.secondFactorOff.byAdmin
          : accountEmailTexts.secondFactorOff.byPassword,
      ),
      paragraph(accountEmailTexts.secondFactorOff.notYou),
      setNewPassword(notice),
    ],
  }),
  becameAdmin: ({ shop }) => ({
    subject: accountEmailTexts.becameAdmin.subject(shop.name),
    preview: accountEmailTexts.becameAdmin.preview,
    heading: accountEmailTexts.becameAdmin.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.becameAdmin.text(shop.name)),
      paragraph(accountEmailTexts.becameAdmin.care),
      link(accountEmailTexts.openAdmin, `${shop.url}/admin`),
    ],
  }),
  newAdmin: ({ shop, userName }) => ({
    subject: accountEmailTexts.newAdmin.subject(shop.name),
    preview: accountEmailTexts.checkThis,
    heading: accountEmailTexts.newAdmin.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.newAdmin.text(userName)),
      paragraph(accountEmailTexts.newAdmin.notExpected),
      showTeam(shop),
    ],
  }),
  dutiesChanged: ({ shop }) => ({
    subject: accountEmailTexts.dutiesChanged.subject(shop.name),
    preview: accountEmailTexts.dutiesChanged.preview,
    heading: accountEmailTexts.dutiesChanged.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.dutiesChanged.text(shop.name)),
      paragraph(accountEmailTexts.dutiesChanged.notExpected),
      link(accountEmailTexts.openAdmin, `${shop.url}/admin`),
    ],
  }),
  dutiesGranted: ({ shop, userName }) => ({
    subject: accountEmailTexts.dutiesGranted.subject(shop.name),
    preview: accountEmailTexts.checkThis,
    heading: accountEmailTexts.dutiesGranted.heading,
    blocks: [
      hello(),
      paragraph(accountEmailTexts.dutiesGranted.text(userName)),
      paragraph(accountEmailTexts.dutiesGranted.notExpected),
      showTeam(shop),
    ],
  }),
};

export const noticeEmail = (notice: Notice): EmailTemplate => notices[notice.kind](notice);
