/** What is wrong with the orders that were selected together. */
export const selectedOrdersTexts = {
  order: 'Order',
  notValid: 'Orders are not valid',
  chooseOrder: 'Please choose at least one order',
  tooManyChosen: (most: number) => `At most ${most} orders can be chosen`,
  tooManyAsked: (most: number) => `At most ${most} orders can be asked for`,
};
