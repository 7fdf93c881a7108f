/** The actions in the audit log by subject. Their texts are shown before the subject's name. */
import { auditEventTexts } from '#texts/auditLog.ts';

export const auditEvents = {
  order: [
    'order.take',
    'order.status',
    'order.release',
    'order.call',
    'order.note',
    'order.noteDelete',
    'order.close',
    'order.deliverInPart',
    'order.reopen',
    'order.return',
    'order.exchange',
    'order.edit',
    'order.payment',
    'order.paymentDelete',
    'order.book',
    'order.bookingDelete',
    'order.settle',
    'order.receiveLater',
    'order.writeOff',
    'order.place',
  ],
  coupon: ['coupon.create', 'coupon.update', 'coupon.delete'],
  courierLayout: ['courierLayout.create', 'courierLayout.update', 'courierLayout.delete'],
  payout: ['payout.create', 'payout.confirm', 'payout.delete'],
  statementLayout: ['statementLayout.create', 'statementLayout.update', 'statementLayout.delete'],
  courierPlace: ['courierPlace.update', 'courierPlace.reset'],
  product: [
    'product.create',
    'product.update',
    'product.restock',
    'product.correctStock',
    'product.correctBatch',
    'product.writeOff',
    'product.delete',
    'product.restore',
  ],
  user: [
    'user.role',
    'user.duties',
    'user.status',
    'user.factorOn',
    'user.factorOff',
    'user.recoveryUsed',
    'user.recoveryMade',
  ],
  review: ['review.delete', 'review.answer', 'review.answerDelete'],
  shop: ['shop.update', 'shop.restore'],
  webhook: ['webhook.create', 'webhook.update', 'webhook.delete', 'webhook.secret'],
  content: ['content.draft', 'content.publish', 'content.restore'],
} as const;

export type AuditSubject = keyof typeof auditEvents;
export type AuditAction = (typeof auditEvents)[AuditSubject][number];

export const auditSubjects = Object.keys(auditEvents) as [AuditSubject, ...AuditSubject[]];
export const auditActions = Object.values(auditEvents).flat() as [AuditAction, ...AuditAction[]];

/** An unknown action is shown by its name. */
export const auditActionLabel = (action: string): string =>
  (auditEventTexts as Readonly<Record<string, string>>)[action] ?? action;
