/** How many orders have come since the admin last opened the list of orders. */
import { createStore } from 'zustand/vanilla';

export const newOrderCount = createStore<{ count: number }>(() => ({ count: 0 }));

export const countNewOrders = (more: number): void =>
  newOrderCount.setState(({ count }) => ({ count: count + more }));

export const forgetNewOrders = (): void => newOrderCount.setState({ count: 0 });
