/** The text that confirms an order in a chat. */
export const orderConfirmationTexts = {
  heading: (shop: string, order: string) => `${shop}: order ${order}`,
  deliverTo: (to: string) => `Deliver to: ${to}`,
};
