/** Pages that do not exist or failed to load. */
export const errorPagesTexts = {
  offline: 'You seem to be offline',
  offlineText: 'This page could not be loaded. Please check your internet connection; your cart is safe.',
  pageAsLastSeen: 'You seem to be offline. This is the page as you last saw it.',
  busy: 'We will be right back',
  busyText: 'The shop is busy at the moment. Please try again shortly.',
  failed: 'Something went wrong',
  failedText: 'The page could not be shown. Please try again; your cart is safe.',
  notFound: 'Page not found',
  notFoundText: 'This page does not exist or has moved.',
  browseTheShop: 'Browse the shop',
  goHome: 'Go home',
  tryAgain: 'Try Again',
};
