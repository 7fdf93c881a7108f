/** The text that confirms an order in a chat. */
export const orderConfirmationTexts = {
  heading: (shop: string, order: string) => `${shop}: order ${order}`,
  deliverTo: (to: string) => `Deliver to: ${to}`,
  /** Of goods that were handed over in the shop. */
  soldTo: (to: string) => `Sold to: ${to}`,
};
