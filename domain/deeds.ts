/** What admins do that is written down, by what it is done to; each in the words of the book, before the thing's name. */
export const deeds = {
  order: {
    'order.status': 'Moved order',
    'order.call': 'Called about order',
    'order.note': 'Wrote a note on order',
    'order.noteDelete': 'Deleted a note on order',
  },
  courierLayout: {
    'courierLayout.create': 'Created courier layout',
    'courierLayout.update': 'Changed courier layout',
    'courierLayout.delete': 'Deleted courier layout',
  },
  product: {
    'product.create': 'Created product',
    'product.update': 'Changed product',
    'product.restock': 'Restocked product',
    'product.delete': 'Deleted product',
  },
  user: {
    'user.role': 'Changed the role of',
    'user.status': 'Changed the status of',
    'user.factorOn': 'Switched on two-step login of',
    'user.factorOff': 'Switched off two-step login of',
    'user.recoveryUsed': 'Used a recovery code of',
    'user.recoveryMade': 'Made new recovery codes of',
  },
  review: { 'review.delete': 'Deleted a review' },
  shop: {
    'shop.update': 'Changed the settings to',
    'shop.restore': 'Restored older settings as',
  },
} as const;

export type DeedSubject = keyof typeof deeds;
export type DeedAction = { [S in DeedSubject]: keyof (typeof deeds)[S] }[DeedSubject];

export const deedSubjects = {
  order: 'Orders',
  courierLayout: 'Courier layouts',
  product: 'Products',
  user: 'Users',
  review: 'Reviews',
  shop: 'Settings',
} as const satisfies Record<DeedSubject, string>;

const words: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(deeds));

export const deedActions = Object.keys(words) as [DeedAction, ...DeedAction[]];

/** One that is no longer known is called by its name. */
export const deedWord = (action: string): string => words[action] ?? action;
