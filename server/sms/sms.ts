/** What was sent to customers by SMS, and what it cost. */
import type { endpoints } from '#contract/endpoints.ts';
import { daysBefore, dhakaDay } from '#domain/dates.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { maskedPhone, SMS_DAYS_SHOWN } from '#domain/sms.ts';
import type { Handler } from '#server/context.ts';
import { type SmsRow, segmentsSince, smsDays, smsOfDay } from './smsListQueries.ts';

const smsResponse = ({ id, phone, cost, orderId, orderNumber, ...row }: SmsRow) => ({
  ...row,
  _id: id,
  phone: phone && maskedPhone(phone),
  cost: toTaka(cost),
  order: orderId && orderNumber ? { _id: orderId, orderNumber } : null,
});

export const sms: Handler<typeof endpoints.sms> = async ({ query }, { db, clock, shopSettings }) => {
  const { page, limit, kind, state } = query;
  const today = dhakaDay(clock());
  const since = dhakaDay(daysBefore(clock(), SMS_DAYS_SHOWN - 1));
  const day = query.day ?? today;
  const place = { limit, offset: offsetOf(page, limit) };
  const [settings, used, days, found] = await Promise.all([
    shopSettings.read(db),
    segmentsSince(db, today),
    smsDays(db, since),
    smsOfDay(db, { day, kind, state }, place),
  ]);
  return {
    day,
    today: { used, limit: settings.sms.dayLimit },
    days: days.map((one) => ({ ...one, cost: toTaka(one.cost) })),
    messages: found.rows.map(smsResponse),
    pagination: paginationOf(found.total, page, limit),
  };
};
