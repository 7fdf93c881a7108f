import { counted } from './plurals.ts';

/** What is asked before orders are moved to another status. */
export const moveQuestionTexts = {
  moveOrder: (orderNumber: string, status: string) => `Move order ${orderNumber} to ${status}?`,
  moveOrders: (orders: number, status: string) => `Move ${counted(orders, 'order')} to ${status}?`,
  notConfirmed: 'The customer has not confirmed it by phone.',
  someNotConfirmed: (customers: number) => `${counted(customers, 'customer')} did not confirm by phone.`,
  moveAnyway: 'Move anyway',
  notifiedByEmail: 'Customers are told by email.',
  notSent: 'It was not sent yet.',
  someNotSent: (orders: number) => `${orders} of them ${orders === 1 ? 'was' : 'were'} not sent yet.`,
  markDelivered: 'Mark as delivered',
};
