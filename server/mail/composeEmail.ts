/** Chooses the email for an event and fills it with the data at the time of sending. */

import { settingsNow } from '#domain/settingsInLanguage.ts';
import { findFirstAdmin, findNotice, storeUndoToken } from '#server/accounts/accountNoticeQueries.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { findMailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { findSmsLimitDay } from '#server/sms/smsQueries.ts';
import { findMailedAlert, type MailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
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
import { findRecipient, type Mail, type MailKind } from './mailQueries.ts';
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

/** Finds what an email is about by its subject, and writes it. Null when there is no recipient or nothing to say. */
type Compose = (db: Database, subjectId: string, shop: Shop) => Promise<Written | null>;

/** The subject is an order, or what `find` finds an order by. */
const aboutOrder =
  (
    write: (order: MailedOrder, shop: Shop) => EmailTemplate,
    find: (db: Database, subjectId: string) => Promise<MailedOrder | null> = findMailedOrder,
  ): Compose =>
  async (db, subjectId, shop) => {
    const order = await find(db, subjectId);
    const to = order?.customer.email;
    return to ? writeIn(order.language, to, shop, (itsShop) => write(order, itsShop)) : null;
  };

const aboutReturn: Compose = async (db, returnId, shop) => {
  const back = await findMailedReturn(db, returnId);
  const to = back?.order.customer.email;
  return to ? writeIn(back.order.language, to, shop, (itsShop) => orderReturnedEmail(back, itsShop)) : null;
};

const aboutAnswer: Compose = async (db, reviewId, shop) => {
  const answer = await findMailedAnswer(db, reviewId);
  return answer?.email
    ? writeIn(answer.language, answer.email, shop, (itsShop) => reviewAnsweredEmail(answer, itsShop))
    : null;
};

const welcome: Compose = async (db, userId, shop) => {
  const user = await findRecipient(db, userId);
  return user?.email
    ? writeIn(user.language, user.email, shop, (itsShop) => welcomeEmail({ shop: itsShop }))
    : null;
};

/** Goes to the shop itself. */
const aboutNewOrder: Compose = async (db, orderId, shop) => {
  const order = await findMailedOrder(db, orderId);
  if (!order || !shop.newOrderEmail) return null;
  return writeToShop(db, shop, (itsShop) => orderAlertEmail(order, itsShop, orderId));
};

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

const aboutSmsLimit: Compose = async (db, mailId, shop) => {
  const day = await findSmsLimitDay(db, mailId);
  return day ? writeToShop(db, shop, (itsShop) => smsLimitEmail({ day, shop: itsShop })) : null;
};

/** Nothing is said if it was switched on again meanwhile. */
const aboutWebhookOff: Compose = async (db, mailId, shop) => {
  const webhook = await findSwitchedOff(db, mailId);
  return webhook ? writeToShop(db, shop, (itsShop) => webhookOffEmail({ ...webhook, shop: itsShop })) : null;
};

/** The token of a link is made here, as below, so that it exists only in the mail. */
async function writeStockAlert(
  db: Database,
  alert: MailedAlert,
  shop: Shop,
  write: typeof backInStockEmail,
): Promise<Written | null> {
  if (!alert.email) return null;
  const token = newToken();
  await storeAlertToken(db, alert.id, hashToken(token));
  return writeIn(alert.language, alert.email, shop, (itsShop) => write({ alert, shop: itsShop, token }));
}

const aboutBackInStock: Compose = async (db, alertId, shop) => {
  const alert = await findMailedAlert(db, alertId);
  return alert && writeStockAlert(db, alert, shop, backInStockEmail);
};

/** A link that was pressed meanwhile needs no second email. */
const aboutUnconfirmedAlert: Compose = async (db, alertId, shop) => {
  const alert = await findMailedAlert(db, alertId);
  return alert?.isUnconfirmed ? writeStockAlert(db, alert, shop, confirmAlertEmail) : null;
};

const aboutAccount: Compose = async (db, id, shop) => {
  const notice = await findNotice(db, id);
  if (!notice) return null;
  const undoToken = newToken();
  if (notice.kind === 'emailChanged') await storeUndoToken(db, id, hashToken(undoToken));
  return writeIn(notice.language, notice.email, shop, (itsShop) =>
    noticeEmail({ ...notice, undoToken, shop: itsShop }),
  );
};

const composers: Record<MailKind, Compose> = {
  welcome,
  accountNotice: aboutAccount,
  orderPlaced: aboutOrder(orderPlacedEmail),
  orderEdited: aboutOrder(orderEditedEmail, findEditedOrder),
  orderShipped: aboutOrder(orderShippedEmail),
  orderDelivered: aboutOrder(orderDeliveredEmail),
  orderCancelled: aboutOrder(orderCancelledEmail),
  orderReturned: aboutReturn,
  orderAlert: aboutNewOrder,
  reviewAnswered: aboutAnswer,
  stockAlertConfirm: aboutUnconfirmedAlert,
  backInStock: aboutBackInStock,
  smsLimitReached: aboutSmsLimit,
  webhookOff: aboutWebhookOff,
};

/** Null when the email has no recipient or nothing to say. */
export const composeEmail = (db: Database, { kind, subject }: Mail, shop: Shop): Promise<Written | null> =>
  composers[kind](db, subject, shop);
