import { counted } from './plurals.ts';

/** The messages of errors that a browser gives itself, by their code in `domain/problems.ts`. Those that only parts on demand give: `formProblems.ts`. Those of the server alone: `refusals.ts`. */
export const problemTexts = {
  invalidInput: 'Please check the marked fields',
  sizeRequired: 'Please select a size before adding to cart',
  colourRequired: 'Please select a color before adding to cart',
  sizeRequiredToBuy: 'Please select a size before proceeding',
  colourRequiredToBuy: 'Please select a color before proceeding',
  sessionEnded: 'Your session has ended. Please log in again.',
  notFound: 'Not found',
  productNotFound: 'Product not found',
  cartLineNotFound: 'This item is not in your cart',
  shortStock: 'Not enough left in stock',
  choiceUnavailable: 'This choice is no longer available',
  productGone: 'This product is no longer available',
  pricesChanged: 'Prices have changed. Please review your order.',
  cartFull: 'Your cart is full',
  savedItemsFull: 'You cannot save more items for later. Please remove one first.',
  wishlistFull: 'Your wishlist is full',
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
