/** The page in place of one that cannot be shown. */
export const unavailableTexts = {
  busyTitle: 'We will be right back',
  busyText: 'The shop is busy right now. Please try again in a moment. Your cart is safe.',
  brokenTitle: 'Something went wrong',
  brokenText: 'This page could not be shown. Please try again. Your cart is safe.',
  call: (phone: string) => `You can also call us at ${phone}.`,
  tryAgain: 'Try Again',
};
