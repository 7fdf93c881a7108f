/** What a page says while it shows what was stored on the phone, because the network is slow. */
export const oldPagesTexts = {
  refreshing: 'This is the page as you last saw it. We are loading it again.',
};
