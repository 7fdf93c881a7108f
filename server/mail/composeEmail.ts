/** Chooses the email for an event and fills it with the data at the time of sending. */

import { settingsNow } from '#domain/settingsInLanguage.ts';
import { findFirstAdmin, findNotice, storeUndoToken } from '#server/accounts/accountNoticeQueries.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { findMailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { findSmsLimitDay } from '#server/sms/smsQueries.ts';
import { findMailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import { storeAlertToken } from '#server/stockAlerts/stockAlertQueries.ts';
import { findSwitchedOff } from '#server/webhooks/webhookQueries.ts';
import { type Language, languageNow } from '#texts/language.ts';
import { digits } from '#texts/numbers.ts';
import { noticeEmail, welcomeEmail } from './accountEmails.ts';
import { smsLimitEmail, webhookOffEmail } from './adminEmails.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';
import {
  findEditedOrder,
  findMailedOrder,
  findMailedReturn,
  type MailedOrder,
} from './mailedOrderQueries.ts';
import { findRecipient, type MailKind } from './mailQueries.ts';
import {
  orderAlertEmail,
  orderCancelledEmail,
  orderDeliveredEmail,
  orderEditedEmail,
  orderPlacedEmail,
  orderReturnedEmail,
  orderShippedEmail,
} from './orderEmails.ts';
import { backInStockEmail, confirmAlertEmail, reviewAnsweredEmail } from './productEmails.ts';

interface Written {
  to: string;
  template: EmailTemplate;
  /** As the reader knows it: name, address, and the addresses of its pages in the language of the email. */
  shop: Shop;
}

/** Writes an email in the language of its reader, with links to pages in that language. */
function writeIn(language: Language, to: string, shop: Shop, write: (shop: Shop) => EmailTemplate): Written {
  return inLanguageOf(language, () => {
    const itsShop = shopNow(shop);
    return { to, shop: itsShop, template: { ...write(itsShop), language } };
  });
}

const shopNow = (shop: Shop): Shop =>
  languageNow() === 'bn' ? { ...settingsNow(shop), phone: digits(shop.phone), url: `${shop.url}/bn` } : shop;

const orderEmails: Partial<Record<MailKind, (order: MailedOrder, shop: Shop) => EmailTemplate>> = {
  orderPlaced: orderPlacedEmail,
  orderEdited: orderEditedEmail,
  orderShipped: orderShippedEmail,
  orderDelivered: orderDeliveredEmail,
  orderCancelled: orderCancelledEmail,
};

/** Null when the mail has no recipient or nothing to say. */
export async function composeEmail(
  db: Database,
  kind: MailKind,
  subjectId: string,
  shop: Shop,
): Promise<Written | null> {
  const orderEmail = orderEmails[kind];
  if (orderEmail) {
    const find = kind === 'orderEdited' ? findEditedOrder : findMailedOrder;
    const order = await find(db, subjectId);
    const to = order?.customer.email;
    return to ? writeIn(order.language, to, shop, (itsShop) => orderEmail(order, itsShop)) : null;
  }
  if (kind === 'orderReturned') {
    const back = await findMailedReturn(db, subjectId);
    const to = back?.order.customer.email;
    return to ? writeIn(back.order.language, to, shop, (itsShop) => orderReturnedEmail(back, itsShop)) : null;
  }
  if (kind === 'orderAlert') return writeAlert(db, subjectId, shop);
  if (kind === 'reviewAnswered') {
    const answer = await findMailedAnswer(db, subjectId);
    return answer?.email
      ? writeIn(answer.language, answer.email, shop, (itsShop) => reviewAnsweredEmail(answer, itsShop))
      : null;
  }
  if (kind === 'stockAlertConfirm' || kind === 'backInStock')
    return writeStockAlert(db, kind, subjectId, shop);
  if (kind === 'smsLimitReached') return writeSmsLimit(db, subjectId, shop);
  if (kind === 'webhookOff') return writeWebhookOff(db, subjectId, shop);
  if (kind === 'accountNotice') return writeNotice(db, subjectId, shop);
  const user = await findRecipient(db, subjectId);
  return user?.email
    ? writeIn(user.language, user.email, shop, (itsShop) => welcomeEmail({ shop: itsShop }))
    : null;
}

/** Goes to the shop itself. */
async function writeAlert(db: Database, orderId: string, shop: Shop): Promise<Written | null> {
  const order = await findMailedOrder(db, orderId);
  if (!order || !shop.newOrderEmail) return null;
  return writeToShop(db, shop, (itsShop) => orderAlertEmail(order, itsShop, orderId));
}

/** Goes to the address for new orders, else to the first admin's own, in that admin's language. */
async function writeToShop(
  db: Database,
  shop: Shop,
  write: (shop: Shop) => EmailTemplate,
): Promise<Written | null> {
  const admin = await findFirstAdmin(db);
  const to = shop.newOrderEmail || admin?.email;
  return to ? writeIn(admin?.language ?? 'en', to, shop, write) : null;
}

async function writeSmsLimit(db: Database, mailId: string, shop: Shop): Promise<Written | null> {
  const day = await findSmsLimitDay(db, mailId);
  return day ? writeToShop(db, shop, (itsShop) => smsLimitEmail({ day, shop: itsShop })) : null;
}

/** Nothing is said if it was switched on again meanwhile. */
async function writeWebhookOff(db: Database, mailId: string, shop: Shop): Promise<Written | null> {
  const webhook = await findSwitchedOff(db, mailId);
  return webhook ? writeToShop(db, shop, (itsShop) => webhookOffEmail({ ...webhook, shop: itsShop })) : null;
}

/** A link that was pressed meanwhile needs no second email. */
async function writeStockAlert(
  db: Database,
  kind: 'stockAlertConfirm' | 'backInStock',
  id: string,
  shop: Shop,
): Promise<Written | null> {
  const alert = await findMailedAlert(db, id);
  if (!alert?.email || (kind === 'stockAlertConfirm' && !alert.isUnconfirmed)) return null;
  const token = newToken();
  await storeAlertToken(db, id, hashToken(token));
  const write = kind === 'backInStock' ? backInStockEmail : confirmAlertEmail;
  return writeIn(alert.language, alert.email, shop, (itsShop) => write({ alert, shop: itsShop, token }));
}

/** The token of a link is made here, so that it exists only in the mail. */
async function writeNotice(db: Database, id: string, shop: Shop): Promise<Written | null> {
  const notice = await findNotice(db, id);
  if (!notice) return null;
  const undoToken = newToken();
  if (notice.kind === 'emailChanged') await storeUndoToken(db, id, hashToken(undoToken));
  return writeIn(notice.language, notice.email, shop, (itsShop) =>
    noticeEmail({ ...notice, undoToken, shop: itsShop }),
  );
}
