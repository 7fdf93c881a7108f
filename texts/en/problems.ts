import { counted } from './plurals.ts';

/** The messages of errors that a browser gives itself, by their code in `domain/problems.ts`. Those of the server alone: `refusals.ts`. */
export const problemTexts = {
  invalidInput: 'Please check the marked fields',
  nameRequired: 'Please enter your full name',
  sizeRequired: 'Please select a size before adding to cart',
  colourRequired: 'Please select a color before adding to cart',
  sizeRequiredToBuy: 'Please select a size before proceeding',
  colourRequiredToBuy: 'Please select a color before proceeding',
  unreadableHeic: 'This browser cannot read HEIC photos. Please choose a JPEG or PNG instead.',
  damagedImage: 'This image is damaged and could not be read',
  sessionEnded: 'Your session has ended. Please log in again.',
  wrongCredentials: 'Invalid email or password',
  secondFactorRequired: 'Please enter the code from your app',
  notAllowed: 'You are not allowed to do this',
  passwordNotRecent: 'Please confirm your password',
  notFound: 'Not found',
  productNotFound: 'Product not found',
  cartLineNotFound: 'This item is not in your cart',
  uploadNotFound: 'Image not found',
  shortStock: 'Not enough left in stock',
  choiceUnavailable: 'This choice is no longer available',
  productGone: 'This product is no longer available',
  pricesChanged: 'Prices have changed. Please review your order.',
  orderNeedsCall: 'Please call us to place this order',
  orderChanged: 'Order was changed by someone else',
  paymentTooHigh: 'The payment is more than what is left to pay',
  paymentFixed: 'This payment belongs to an exchange and cannot be removed',
  orderClosed: 'A delivered or cancelled order can no longer be changed',
  couponRefused: 'This code does not apply',
  notDelivered: 'You can review a product after it has been delivered to you',
  cartFull: 'Your cart is full',
  savedItemsFull: 'You cannot save more items for later. Please remove one first.',
  wishlistFull: 'Your wishlist is full',
  changedMeanwhile: 'Someone else has changed this. Please reload and try again.',
  settingsChanged: 'Someone else has changed the settings',
  imageTooLarge: 'Each image can be at most 5 MB',
  sheetTooLarge: 'The file can be at most 5 MB',
  imageTooManyPixels: 'Each image can be at most 40 megapixels',
  notAnImage: 'Only JPEG, PNG, WebP or AVIF images can be uploaded',
  idempotencyMismatch: 'This idempotency key was used for a different request',
  tooManyRequests: 'Too many attempts. Please try again later.',
  unreachable: 'No connection. Please check your internet connection and try again.',
  unavailable: 'The shop is busy. Please try again in a moment.',
  broken: 'Something went wrong. Please try again.',
};

export const leftTexts = {
  onlyLeft: (left: number) => `Only ${left} left in stock`,
  /** An order names the product, too. */
  onlyLeftOf: (left: number, product: string) => `Only ${left} left in stock: ${product}`,
};

/** After too many attempts, where the server says how long to wait. */
export const waitTexts = {
  seconds: (seconds: number) => `Too many attempts. Please try again in ${counted(seconds, 'second')}.`,
  minutes: (minutes: number) => `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`,
};
