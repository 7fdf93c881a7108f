/**
 * All errors of the shop as data: code, kind and the message for people. Only the server's `http/` maps kinds
 * to HTTP status codes.
 */
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

const problem = <K extends ProblemKind>(kind: K, message: string) => ({ kind, message });

export const problems = {
  invalidInput: problem('invalid', 'Please check the marked fields'),
  malformedBody: problem('invalid', 'The request could not be read'),
  wrongCode: problem('invalid', 'Invalid or expired verification code'),
  wrongCurrentPassword: problem('invalid', 'Current password is incorrect'),
  wrongFactorCode: problem('invalid', 'Invalid or already used code'),
  sizeRequired: problem('invalid', 'Please select a size before adding to cart'),
  colourRequired: problem('invalid', 'Please select a color before adding to cart'),
  sizeRequiredToBuy: problem('invalid', 'Please select a size before proceeding'),
  colourRequiredToBuy: problem('invalid', 'Please select a color before proceeding'),
  noImage: problem('invalid', 'Please choose an image'),
  unreadableHeic: problem(
    'wrongType',
    'This browser cannot read HEIC photos. Please choose a JPEG or PNG instead.',
  ),
  damagedImage: problem('invalid', 'This image is damaged and could not be read'),
  noSheet: problem('invalid', 'Please choose a CSV file'),
  sheetUnreadable: problem(
    'invalid',
    'This file could not be read. Save it as CSV in UTF-8 and choose it again.',
  ),
  columnsUnknown: problem('invalid', 'Please choose the columns of this statement'),
  tooManyImages: problem('invalid', 'At most 10 images can be uploaded at once'),

  loginRequired: problem('unauthenticated', 'Please log in to continue'),
  loginToAddToCart: problem('unauthenticated', 'Please login to add items to cart'),
  loginToUpdateCart: problem('unauthenticated', 'Please login to update cart'),
  loginToRemoveFromCart: problem('unauthenticated', 'Please login to remove items from cart'),
  loginToClearCart: problem('unauthenticated', 'Please login to clear cart'),
  sessionEnded: problem('unauthenticated', 'Your session has ended. Please log in again.'),
  wrongCredentials: problem('unauthenticated', 'Invalid email or password'),

  secondFactorRequired: problem('forbidden', 'Please enter the code from your app'),
  deactivated: problem('forbidden', 'Your account has been deactivated'),
  adminOnly: problem('forbidden', 'Only admins can do this'),
  notAllowed: problem('forbidden', 'You are not allowed to do this'),
  passwordNotRecent: problem('forbidden', 'Please confirm your password'),
  ownAccount: problem('forbidden', 'You cannot change your own role, status or duties'),
  ownSecondFactor: problem('forbidden', 'Please switch off your own two-step login in My Account'),

  notFound: problem('notFound', 'Not found'),
  productNotFound: problem('notFound', 'Product not found'),
  cartLineNotFound: problem('notFound', 'This item is not in your cart'),
  savedItemNotFound: problem('notFound', 'This item is not saved for later'),
  orderNotFound: problem('notFound', 'Order not found'),
  paymentNotFound: problem('notFound', 'Payment not found'),
  bookingNotFound: problem('notFound', 'This order is not booked'),
  noteNotFound: problem('notFound', 'Note not found'),
  batchNotFound: problem('notFound', 'This batch no longer exists'),
  couponNotFound: problem('notFound', 'Coupon not found'),
  payoutNotFound: problem('notFound', 'Payout not found'),
  layoutNotFound: problem('notFound', 'Layout not found'),
  placeNotFound: problem('notFound', 'This place has no name of its own'),
  addressNotFound: problem('notFound', 'Address not found'),
  reviewNotFound: problem('notFound', 'Review not found'),
  stockAlertNotFound: problem('notFound', 'This alert is not there'),
  userNotFound: problem('notFound', 'User not found'),
  uploadNotFound: problem('notFound', 'Image not found'),
  versionNotFound: problem('notFound', 'This version of the settings was not found'),

  emailTaken: problem('conflict', 'An account with this email already exists'),
  shortStock: problem('conflict', 'Not enough left in stock'),
  choiceUnavailable: problem('conflict', 'This choice is no longer available'),
  productGone: problem('conflict', 'This product is no longer available'),
  pricesChanged: problem('conflict', 'Prices have changed. Please review your order.'),
  orderNeedsCall: problem('conflict', 'Please call us to place this order'),
  orderNotCancellable: problem('conflict', 'Order can no longer be cancelled'),
  orderAlreadyClosed: problem('conflict', 'Order is already closed'),
  nothingDelivered: problem('conflict', 'Nothing was delivered'),
  orderNotReopenable: problem('conflict', 'Order can no longer be reopened'),
  orderChanged: problem('conflict', 'Order was changed by someone else'),
  orderNotEditable: problem('conflict', 'An order that was sent or ended can no longer be edited'),
  orderNotDelivered: problem('conflict', 'Only delivered items can come back'),
  orderNotShipped: problem('conflict', 'Only an order that was sent can be delivered in part'),
  returnTooMuch: problem('conflict', 'No more can come back than was delivered'),
  refundTooHigh: problem('conflict', 'No more can be refunded than was paid'),
  paymentTooHigh: problem('conflict', 'The payment is more than what is left to pay'),
  collectedTooHigh: problem('conflict', 'No more can be collected than what is left to pay'),
  paymentFixed: problem('conflict', 'This payment belongs to an exchange and cannot be removed'),
  consignmentTaken: problem('conflict', 'Another order has this consignment'),
  orderClosed: problem('conflict', 'A delivered or cancelled order can no longer be changed'),
  couponCodeTaken: problem('conflict', 'Another coupon already has this code'),
  couponUsed: problem('conflict', 'Orders use this coupon. Switch it off instead.'),
  couponRefused: problem('conflict', 'This code does not apply'),
  layoutNameTaken: problem('conflict', 'Another layout already has this name'),
  tooManyLayouts: problem('conflict', 'You cannot save more layouts. Please delete one first.'),
  payoutOutdated: problem('conflict', 'Orders have changed since this was checked. Please look at it again.'),
  payoutConfirmed: problem('conflict', 'A confirmed payout can no longer be changed'),
  nothingToWriteOff: problem('conflict', 'The courier owes nothing for this order'),
  nothingToSettle: problem('conflict', 'This statement settles no order'),
  emailUndoRefused: problem('conflict', 'This link is no longer valid'),
  alreadyAdmin: problem('conflict', 'This person is already in the team'),
  lastAdmin: problem('conflict', 'The last active admin cannot be demoted or deactivated'),
  secondFactorOn: problem('conflict', 'Two-step login is already on'),
  secondFactorOff: problem('conflict', 'Two-step login is not on'),
  setUpOver: problem('conflict', 'This took too long. Please start again.'),
  imageInUse: problem('conflict', 'This image is still in use by a product'),
  alreadyReviewed: problem('conflict', 'You have already reviewed this product'),
  ownReview: problem('conflict', 'You cannot vote on your own review'),
  notDelivered: problem('conflict', 'You can review a product after it has been delivered to you'),
  cartFull: problem('conflict', 'Your cart is full'),
  savedItemsFull: problem('conflict', 'You cannot save more items for later. Please remove one first.'),
  wishlistFull: problem('conflict', 'Your wishlist is full'),
  tooManyAddresses: problem('conflict', 'You cannot save more addresses. Please delete one first.'),
  alreadyInStock: problem('conflict', 'Good news: this is in stock now'),
  tooManyStockAlerts: problem('conflict', 'You cannot save more alerts. Please remove one first.'),
  stockAlertLinkRefused: problem(
    'conflict',
    'This link is no longer valid. You get no emails because of it.',
  ),
  changedMeanwhile: problem('conflict', 'Someone else has changed this. Please reload and try again.'),
  settingsChanged: problem('conflict', 'Someone else has changed the settings'),
  planOutdated: problem('conflict', 'Products have changed since this was checked. Please check again.'),
  stockFull: problem('conflict', 'Stock can be at most 1,000,000'),
  requestInProgress: problem('conflict', 'This request is still in progress'),

  tooLarge: problem('tooLarge', 'The request is too large'),
  imageTooLarge: problem('tooLarge', 'Each image can be at most 5 MB'),
  sheetTooLarge: problem('tooLarge', 'The file can be at most 5 MB'),
  imageTooManyPixels: problem('tooLarge', 'Each image can be at most 40 megapixels'),
  wrongType: problem('wrongType', 'This type of file or content is not supported'),
  notAnImage: problem('wrongType', 'Only JPEG, PNG, WebP or AVIF images can be uploaded'),
  idempotencyMismatch: problem('mismatch', 'This idempotency key was used for a different request'),
  tooManyRequests: problem('tooMany', 'Too many attempts. Please try again later.'),
  /** The error of the browser itself: no response arrived. */
  unreachable: problem('unavailable', 'No connection. Please check your internet connection and try again.'),
  unavailable: problem('unavailable', 'The shop is busy. Please try again in a moment.'),
  broken: problem('broken', 'Something went wrong. Please try again.'),
} as const;

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
    super(details.message ?? problems[code].message);
    this.code = code;
    this.details = details;
  }
}

export function isProblem(error: unknown): error is Problem {
  if (!(error instanceof Error) || error.name !== 'Problem') return false;
  const { code } = error as Partial<Problem>;
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

export const kindOf = (code: ProblemCode): ProblemKind => problems[code].kind;

/** The error for insufficient stock. An order also names the product. */
export const onlyLeft = (left: number, product?: string): string =>
  product ? `Only ${left} left in stock: ${product}` : `Only ${left} left in stock`;

export const shortStock = (left: number, product?: string): Problem =>
  new Problem('shortStock', { message: onlyLeft(left, product), available: left });
