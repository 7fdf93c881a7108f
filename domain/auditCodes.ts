/**
 * The codes that audit events store, with the shop's words for them in the language of the moment, by the kind of the value. The
 * activity page shows these words, and its search finds events by them.
 */
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { auditTexts } from '#texts/audit.ts';
import { categoryTexts } from '#texts/categories.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { deliveryDaysTexts } from '#texts/deliveryDays.ts';
import { dutiesTexts } from '#texts/duties.ts';
import { orderCallTexts } from '#texts/orderCalls.ts';
import { closingReasonTexts } from '#texts/orderClosing.ts';
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import { movementReasonTexts } from '#texts/stockChanges.ts';
import { webhookEventTexts } from '#texts/webhooks.ts';
import { type AuditValue, allDuties } from './auditFields.ts';
import { districts, labelOf } from './districts.ts';
import { editedFieldLabel, editedFields } from './editedFields.ts';

/** From a code to its words. */
type Words = Readonly<Record<string, string>>;

const outcomesOfPayouts = (): Words =>
  Object.fromEntries(Object.entries(payoutsTexts.outcomes).map(([code, { label }]) => [code, label]));

export const codeWords = {
  weeklyOff: () => deliveryDaysTexts.weeklyOff,
  status: () => orderStatusTexts,
  reason: () => ({ ...orderReturnTexts.reasons, ...closingReasonTexts }),
  outcome: () => ({ ...outcomesOfPayouts(), ...orderCallTexts.results }),
  method: () => orderPaymentTexts.methods,
  source: () => orderSourceTexts.labels,
  editedFields: () =>
    Object.fromEntries(Object.values(editedFields).map((code) => [code, editedFieldLabel(code)])),
  role: () => ({ admin: adminUsersTexts.admin, user: adminUsersTexts.user }),
  duties: () => ({ ...dutiesTexts.labels, [allDuties]: dutiesTexts.all }),
  stockReason: () => movementReasonTexts,
  through: () => auditTexts.through,
  category: () => categoryTexts.labels,
  couponKind: () => couponMessages.kinds,
  webhookEvents: () => webhookEventTexts,
  district: () => Object.fromEntries(districts.map((district) => [district.name, labelOf(district)])),
} as const satisfies { [K in AuditValue]?: () => Words };

/** Fewer characters are in the words of most codes. */
const LEAST_CHARACTERS = 3;

/** The codes whose words contain the text, in the language of the moment. */
export function codesCalled(text: string): string[] {
  const wanted = comparable(text);
  if (wanted.length < LEAST_CHARACTERS) return [];
  const called = Object.values(codeWords)
    .flatMap((words) => Object.entries(words() as Words))
    .filter(([, words]) => comparable(words).includes(wanted))
    .map(([code]) => code);
  return [...new Set(called)];
}

/** Some Bangla letters can be typed in two ways. */
const comparable = (text: string): string => text.normalize('NFC').toLowerCase();
