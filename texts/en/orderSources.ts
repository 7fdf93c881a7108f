/** Where an order came from. */
export const orderSourceTexts = {
  labels: { shop: 'Website', phone: 'Phone', message: 'Message', counter: 'Counter' },
  /** After 'Order taken'. */
  taken: { phone: 'by phone', message: 'from a message', counter: 'over the counter' },
  takenSentences: {
    phone: 'Taken by phone',
    message: 'Taken from a message',
    counter: 'Taken over the counter',
  },
  /** In place of the delivery address. */
  soldInShop: 'Sold in the shop',
  unknown: 'Unknown source',
  choose: 'Please choose how it was ordered',
};
