/** The actions in the audit log by subject, with the text shown before the subject's name. */
export const auditEvents = {
  order: {
    'order.take': 'Took order',
    'order.status': 'Changed the status of order',
    'order.release': 'Cancelled the unconfirmed order',
    'order.call': 'Recorded a call for order',
    'order.note': 'Added a note to order',
    'order.noteDelete': 'Deleted a note from order',
    'order.close': 'Closed order',
    'order.deliverInPart': 'Recorded the delivery in part of order',
    'order.reopen': 'Undid the delivery of order',
    'order.return': 'Recorded a return of order',
    'order.exchange': 'Exchanged items of order',
    'order.edit': 'Edited order',
    'order.payment': 'Recorded a payment for order',
    'order.paymentDelete': 'Removed a payment from order',
    'order.book': 'Booked a courier for order',
    'order.bookingDelete': 'Removed the booking of order',
    'order.settle': 'Settled order',
    'order.writeOff': 'Wrote off what the courier paid short for order',
    'order.place': 'Chose the courier’s place of order',
  },
  coupon: {
    'coupon.create': 'Created coupon',
    'coupon.update': 'Changed coupon',
    'coupon.delete': 'Deleted coupon',
  },
  courierLayout: {
    'courierLayout.create': 'Created courier layout',
    'courierLayout.update': 'Changed courier layout',
    'courierLayout.delete': 'Deleted courier layout',
  },
  payout: {
    'payout.create': 'Uploaded a statement of',
    'payout.confirm': 'Confirmed the payout of',
    'payout.delete': 'Deleted the draft payout of',
  },
  statementLayout: {
    'statementLayout.create': 'Created statement layout',
    'statementLayout.update': 'Changed statement layout',
    'statementLayout.delete': 'Deleted statement layout',
  },
  courierPlace: {
    'courierPlace.update': 'Changed courier place',
    'courierPlace.reset': 'Reset courier place',
  },
  product: {
    'product.create': 'Created product',
    'product.update': 'Changed product',
    'product.restock': 'Restocked product',
    'product.correctStock': 'Corrected the stock of product',
    'product.correctBatch': 'Corrected a batch of product',
    'product.writeOff': 'Wrote off a batch of product',
    'product.delete': 'Deleted product',
    'product.restore': 'Restored product',
  },
  user: {
    'user.role': 'Changed the role of',
    'user.duties': 'Changed the duties of',
    'user.status': 'Changed the status of',
    'user.factorOn': 'Switched on two-step login for',
    'user.factorOff': 'Switched off two-step login for',
    'user.recoveryUsed': 'Used a recovery code of',
    'user.recoveryMade': 'Created new recovery codes for',
  },
  review: {
    'review.delete': 'Deleted a review',
    'review.answer': 'Answered a review',
    'review.answerDelete': 'Deleted the answer to a review',
  },
  shop: {
    'shop.update': 'Changed the settings to',
    'shop.restore': 'Restored older settings as',
  },
  content: {
    'content.draft': 'Saved a draft of',
    'content.publish': 'Published',
    'content.restore': 'Restored an older version of',
  },
} as const;

export type AuditSubject = keyof typeof auditEvents;
export type AuditAction = { [S in AuditSubject]: keyof (typeof auditEvents)[S] }[AuditSubject];

export const auditSubjects = {
  order: 'Orders',
  coupon: 'Coupons',
  courierLayout: 'Courier layouts',
  payout: 'Payouts',
  statementLayout: 'Statement layouts',
  courierPlace: 'Courier places',
  product: 'Products',
  user: 'Users',
  review: 'Reviews',
  shop: 'Settings',
  content: 'Content',
} as const satisfies Record<AuditSubject, string>;

const words: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(auditEvents));

export const auditActions = Object.keys(words) as [AuditAction, ...AuditAction[]];

/** An unknown action is shown by its name. */
export const auditActionLabel = (action: string): string => words[action] ?? action;
