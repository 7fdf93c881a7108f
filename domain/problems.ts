/**
 * All errors of the shop as data: code and kind. The message for people is in `texts/`, by the same code. Only the server's
 * `http/` maps kinds to HTTP status codes.
 */
import { problemMessages } from '#texts/problemMessages.ts';
import { leftTexts } from '#texts/problems.ts';

export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'wrongType'
  | 'mismatch'
  | 'tooMany'
  | 'unavailable'
  | 'broken';

export const problems = {
  invalidInput: 'invalid',
  malformedBody: 'invalid',
  wrongCode: 'invalid',
  nameRequired: 'invalid',
  wrongCurrentPassword: 'invalid',
  wrongFactorCode: 'invalid',
  sizeRequired: 'invalid',
  colourRequired: 'invalid',
  sizeRequiredToBuy: 'invalid',
  colourRequiredToBuy: 'invalid',
  noImage: 'invalid',
  unreadableHeic: 'wrongType',
  damagedImage: 'invalid',
  noSheet: 'invalid',
  sheetUnreadable: 'invalid',
  columnsUnknown: 'invalid',
  tooManyImages: 'invalid',

  loginRequired: 'unauthenticated',
  loginToAddToCart: 'unauthenticated',
  loginToUpdateCart: 'unauthenticated',
  loginToRemoveFromCart: 'unauthenticated',
  loginToClearCart: 'unauthenticated',
  sessionEnded: 'unauthenticated',
  wrongCredentials: 'unauthenticated',

  secondFactorRequired: 'forbidden',
  deactivated: 'forbidden',
  adminOnly: 'forbidden',
  notAllowed: 'forbidden',
  passwordNotRecent: 'forbidden',
  ownAccount: 'forbidden',
  ownSecondFactor: 'forbidden',

  notFound: 'notFound',
  productNotFound: 'notFound',
  cartLineNotFound: 'notFound',
  savedItemNotFound: 'notFound',
  orderNotFound: 'notFound',
  paymentNotFound: 'notFound',
  bookingNotFound: 'notFound',
  noteNotFound: 'notFound',
  batchNotFound: 'notFound',
  couponNotFound: 'notFound',
  webhookNotFound: 'notFound',
  payoutNotFound: 'notFound',
  layoutNotFound: 'notFound',
  placeNotFound: 'notFound',
  addressNotFound: 'notFound',
  reviewNotFound: 'notFound',
  stockAlertNotFound: 'notFound',
  userNotFound: 'notFound',
  uploadNotFound: 'notFound',
  versionNotFound: 'notFound',

  emailTaken: 'conflict',
  shortStock: 'conflict',
  choiceUnavailable: 'conflict',
  productGone: 'conflict',
  pricesChanged: 'conflict',
  orderNeedsCall: 'conflict',
  orderNotCancellable: 'conflict',
  orderAlreadyClosed: 'conflict',
  nothingDelivered: 'conflict',
  orderNotReopenable: 'conflict',
  orderChanged: 'conflict',
  orderNotEditable: 'conflict',
  orderNotDelivered: 'conflict',
  orderNotShipped: 'conflict',
  returnTooMuch: 'conflict',
  refundTooHigh: 'conflict',
  paymentTooHigh: 'conflict',
  collectedTooHigh: 'conflict',
  paymentFixed: 'conflict',
  consignmentTaken: 'conflict',
  orderClosed: 'conflict',
  couponCodeTaken: 'conflict',
  couponUsed: 'conflict',
  tooManyWebhooks: 'conflict',
  couponRefused: 'conflict',
  layoutNameTaken: 'conflict',
  tooManyLayouts: 'conflict',
  payoutOutdated: 'conflict',
  payoutConfirmed: 'conflict',
  nothingToWriteOff: 'conflict',
  nothingToSettle: 'conflict',
  emailUndoRefused: 'conflict',
  phoneTaken: 'conflict',
  phoneIsLogin: 'conflict',
  adminWithoutPhone: 'conflict',
  passwordKnown: 'conflict',
  passwordMissing: 'conflict',
  adminNeedsPassword: 'conflict',
  phoneLoginOff: 'conflict',
  alreadyAdmin: 'conflict',
  lastAdmin: 'conflict',
  secondFactorOn: 'conflict',
  secondFactorOff: 'conflict',
  setUpOver: 'conflict',
  imageInUse: 'conflict',
  alreadyReviewed: 'conflict',
  ownReview: 'conflict',
  notDelivered: 'conflict',
  cartFull: 'conflict',
  savedItemsFull: 'conflict',
  wishlistFull: 'conflict',
  tooManyAddresses: 'conflict',
  alreadyInStock: 'conflict',
  tooManyStockAlerts: 'conflict',
  stockAlertLinkRefused: 'conflict',
  smsLinkRefused: 'conflict',
  changedMeanwhile: 'conflict',
  settingsChanged: 'conflict',
  planOutdated: 'conflict',
  stockFull: 'conflict',
  requestInProgress: 'conflict',

  tooLarge: 'tooLarge',
  imageTooLarge: 'tooLarge',
  sheetTooLarge: 'tooLarge',
  imageTooManyPixels: 'tooLarge',
  wrongType: 'wrongType',
  notAnImage: 'wrongType',
  idempotencyMismatch: 'mismatch',
  tooManyRequests: 'tooMany',
  /** The error of the browser itself: no response arrived. */
  unreachable: 'unavailable',
  unavailable: 'unavailable',
  broken: 'broken',
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetails {
  /** A message instead of the code's own, if it names something: 'Only 3 left in stock'. */
  message?: string;
  /** Messages by field path. */
  errors?: Record<string, string>;
  /** Pieces left, if stock was short. */
  available?: number;
  /** The current amounts in taka, if prices have changed. */
  quote?: unknown;
  /** The column names of a file, if its columns are unknown. */
  headings?: string[];
  /** Whole seconds until another try makes sense. */
  retryAfter?: number;
}

/**
 * Thrown for every refusal. Check it with `isProblem`, not `instanceof`: two bundles may each contain this
 * class.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problemMessages[code]);
    this.code = code;
    this.details = details;
  }
}

export function isProblem(error: unknown): error is Problem {
  if (!(error instanceof Error) || error.name !== 'Problem') return false;
  const { code } = error as Partial<Problem>;
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

export const kindOf = (code: ProblemCode): ProblemKind => problems[code];

/** The error for insufficient stock. An order also names the product. */
export const onlyLeft = (left: number, product?: string): string =>
  product ? leftTexts.onlyLeftOf(left, product) : leftTexts.onlyLeft(left);

export const shortStock = (left: number, product?: string): Problem =>
  new Problem('shortStock', { message: onlyLeft(left, product), available: left });
