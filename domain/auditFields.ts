/**
 * What an audit event tells of its action: each field by subject, with the kind of its values. The server can write no other
 * field, and the activity page has a label for each of them and words for each kind.
 */
import type { settingLabels } from '#texts/settings.ts';
import type { AuditSubject } from './audit.ts';
import type { CouponForm } from './coupons.schema.ts';
import type { CourierLayout } from './courierLayouts.ts';
import type { PlaceRule } from './courierZone.ts';
import type { ProductForm } from './productForm.ts';
import type { SettingName } from './settingsVersions.ts';
import type { StatementLayout } from './statementLayouts.ts';

/** `typed` is what somebody wrote, or a name that is the same in every language. `money` is in taka. */
export const auditValues = [
  'typed',
  'number',
  'money',
  'moment',
  'day',
  'days',
  'weeklyOff',
  'yesNo',
  'onOff',
  'status',
  'reason',
  'outcome',
  'method',
  'source',
  'courier',
  'editedFields',
  'role',
  'duties',
  'userStatus',
  'stockReason',
  'through',
  'batch',
  'category',
  'categories',
  'sizes',
  'colours',
  'images',
  'components',
  'names',
  'specifications',
  'netContent',
  'couponKind',
  'webhookEvents',
  'district',
  'thana',
  'titles',
  'headings',
] as const;
export type AuditValue = (typeof auditValues)[number];

type Kinds<Field extends string> = Record<Field, AuditValue>;

const product = {
  name: 'typed',
  description: 'typed',
  nameBn: 'typed',
  descriptionBn: 'typed',
  category: 'category',
  subcategory: 'typed',
  price: 'money',
  originalPrice: 'money',
  costPrice: 'money',
  stock: 'number',
  sizes: 'sizes',
  colors: 'colours',
  images: 'images',
  tags: 'names',
  specifications: 'specifications',
  featured: 'yesNo',
  isNewArrival: 'yesNo',
  isCombo: 'yesNo',
  comboItems: 'names',
  comboDiscount: 'number',
  components: 'components',
  isActive: 'yesNo',
  ingredients: 'typed',
  shade: 'typed',
  netContent: 'netContent',
  howToUse: 'typed',
  madeIn: 'typed',
  maker: 'typed',
} as const satisfies Kinds<keyof ProductForm>;

const coupon = {
  code: 'typed',
  kind: 'couponKind',
  value: 'number',
  minSpend: 'money',
  maxDiscount: 'money',
  startsAt: 'moment',
  endsAt: 'moment',
  limit: 'number',
  limitPerPhone: 'number',
  categories: 'categories',
  active: 'onOff',
} as const satisfies Kinds<keyof CouponForm>;

const settings = {
  name: 'typed',
  nameBangla: 'typed',
  phone: 'typed',
  chatNumber: 'typed',
  chatGreeting: 'typed',
  address: 'typed',
  hours: 'typed',
  blurb: 'typed',
  bannerText: 'typed',
  orderPrefix: 'typed',
  'socialLinks.facebook': 'typed',
  'socialLinks.instagram': 'typed',
  'socialLinks.youtube': 'typed',
  'delivery.freeFrom': 'money',
  'delivery.insideDhaka': 'money',
  'delivery.outsideDhaka': 'money',
  'deliveryDays.cutOffHour': 'number',
  'deliveryDays.weeklyOff': 'weeklyOff',
  'deliveryDays.daysOff': 'days',
  'deliveryDays.workingDays': 'days',
  'unconfirmed.maxPieces': 'number',
  'unconfirmed.maxTotal': 'money',
  'unconfirmed.releaseHours': 'number',
  callBeforeSending: 'onOff',
  newOrderEmail: 'typed',
  phoneLogin: 'onOff',
  'sms.orderPlaced': 'onOff',
  'sms.orderShipped': 'onOff',
  'sms.orderReturned': 'onOff',
  'sms.orderEdited': 'onOff',
  'sms.orderCancelled': 'onOff',
  'sms.orderRefunded': 'onOff',
  'sms.backInStock': 'onOff',
  'sms.segmentPrice': 'money',
  'sms.dayLimit': 'number',
  lowStockLimit: 'number',
  unsoldDays: 'number',
} as const satisfies Kinds<SettingName | keyof typeof settingLabels>;

export const auditFields = {
  order: {
    status: 'status',
    reason: 'reason',
    outcome: 'outcome',
    source: 'source',
    note: 'typed',
    fields: 'editedFields',
    items: 'typed',
    returned: 'typed',
    refused: 'typed',
    orderNumber: 'typed',
    total: 'money',
    discount: 'money',
    paid: 'money',
    amount: 'money',
    method: 'method',
    reference: 'typed',
    credit: 'money',
    refund: 'money',
    collected: 'money',
    received: 'money',
    fee: 'money',
    courierCharge: 'money',
    courier: 'courier',
    consignment: 'typed',
    district: 'typed',
    zone: 'typed',
  },
  coupon: { name: 'typed', ...coupon },
  courierLayout: { name: 'typed', courier: 'courier', columns: 'titles' } satisfies Kinds<
    keyof CourierLayout
  >,
  payout: { name: 'typed', fileName: 'typed', rows: 'number', orders: 'number', received: 'money' },
  statementLayout: { name: 'typed', columns: 'headings' } satisfies Kinds<keyof StatementLayout>,
  courierPlace: {
    name: 'typed',
    district: 'district',
    thana: 'thana',
    courierDistrict: 'typed',
    courierZone: 'typed',
  } satisfies Kinds<keyof PlaceRule | 'name'>,
  product: {
    ...product,
    reason: 'stockReason',
    supplier: 'typed',
    through: 'through',
    batch: 'batch',
    pieces: 'number',
    label: 'batch',
    expiresOn: 'day',
  },
  user: { role: 'role', duties: 'duties', isActive: 'userStatus', codesLeft: 'number' },
  review: {
    product: 'typed',
    customer: 'typed',
    productId: 'typed',
    userId: 'typed',
    rating: 'number',
    title: 'typed',
    comment: 'typed',
    answer: 'typed',
  },
  shop: { ...settings, restoredFrom: 'number' },
  webhook: { name: 'typed', events: 'webhookEvents', active: 'onOff' },
  content: { name: 'typed', version: 'number', restoredFrom: 'number' },
} as const satisfies Record<AuditSubject, Record<string, AuditValue>>;

export type AuditField<S extends AuditSubject> = keyof (typeof auditFields)[S] & string;

/** A moved count of a product besides its own: which one, and its pieces before and after. */
export interface AuditedCount {
  unit: string;
  unitName: string;
  label: string;
  from: number;
  to: number;
}

/** Fields that hold others, beside those of the subject. */
type Groups = 'changes' | 'counts';

/** The details of an event, with `never` for a field that is not in `auditFields`. */
export type KnownDetails<Details, S extends AuditSubject> = {
  [F in keyof Details]: F extends 'changes'
    ? KnownDetails<Details[F], S>
    : F extends AuditField<S> | Groups
      ? Details[F]
      : never;
};

/** Duties in the audit log, as text that a search finds: 'orders, money', or 'all'. */
export const allDuties = 'all';
