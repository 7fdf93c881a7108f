/** Chooses the email for an event and fills it with the data at the time of sending. */

import { emailOfOwner, findNotice, storeUndoToken } from '#server/accounts/accountNoticeQueries.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/connect.ts';
import { findMailedAnswer } from '#server/reviews/adminReviewQueries.ts';
import { findSmsLimitDay } from '#server/sms/smsQueries.ts';
import { findMailedAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import { storeAlertToken } from '#server/stockAlerts/stockAlertQueries.ts';
import { noticeEmail, welcomeEmail } from './accountEmails.ts';
import type { EmailTemplate, Shop } from './emailTemplate.ts';
import {
  findEditedOrder,
  findEmail,
  findMailedOrder,
  findMailedReturn,
  type MailedOrder,
  type MailKind,
} from './mailQueries.ts';
import {
  orderAlertEmail,
  orderCancelledEmail,
  orderDeliveredEmail,
  orderEditedEmail,
  orderPlacedEmail,
  orderReturnedEmail,
  orderShippedEmail,
} from './orderEmails.ts';
import { reviewAnsweredEmail } from './reviewEmails.ts';
import { smsLimitEmail } from './smsLimitEmail.ts';
import { backInStockEmail, confirmAlertEmail } from './stockAlertEmails.ts';

interface Written {
  to: string;
  template: EmailTemplate;
}

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
    return order?.customer.email ? { to: order.customer.email, template: orderEmail(order, shop) } : null;
  }
  if (kind === 'orderReturned') {
    const back = await findMailedReturn(db, subjectId);
    const to = back?.order.customer.email;
    return to ? { to, template: orderReturnedEmail(back, shop) } : null;
  }
  if (kind === 'orderAlert') return writeAlert(db, subjectId, shop);
  if (kind === 'reviewAnswered') {
    const answer = await findMailedAnswer(db, subjectId);
    return answer?.email ? { to: answer.email, template: reviewAnsweredEmail(answer, shop) } : null;
  }
  if (kind === 'stockAlertConfirm' || kind === 'backInStock')
    return writeStockAlert(db, kind, subjectId, shop);
  if (kind === 'smsLimitReached') return writeSmsLimit(db, subjectId, shop);
  if (kind === 'accountNotice') return writeNotice(db, subjectId, shop);
  const to = await findEmail(db, subjectId);
  return to === null ? null : { to, template: welcomeEmail({ shop }) };
}

/** Goes to the shop itself. */
async function writeAlert(db: Database, orderId: string, shop: Shop): Promise<Written | null> {
  const order = await findMailedOrder(db, orderId);
  if (!order || !shop.newOrderEmail) return null;
  return { to: shop.newOrderEmail, template: orderAlertEmail(order, shop, orderId) };
}

/** Goes to the address for new orders, else to the owner's own. */
async function writeSmsLimit(db: Database, mailId: string, shop: Shop): Promise<Written | null> {
  const day = await findSmsLimitDay(db, mailId);
  const to = shop.newOrderEmail || (await emailOfOwner(db));
  return day && to ? { to, template: smsLimitEmail({ day, shop }) } : null;
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
  const about = { alert, shop, token };
  return {
    to: alert.email,
    template: kind === 'backInStock' ? backInStockEmail(about) : confirmAlertEmail(about),
  };
}

/** The token of a link is made here, so that it exists only in the mail. */
async function writeNotice(db: Database, id: string, shop: Shop): Promise<Written | null> {
  const notice = await findNotice(db, id);
  if (!notice) return null;
  const undoToken = newToken();
  if (notice.kind === 'emailChanged') await storeUndoToken(db, id, hashToken(undoToken));
  return { to: notice.email, template: noticeEmail({ ...notice, undoToken, shop }) };
}
