/** Addresses of an open order and of its receipt. */
export const orderHref = (id: string): string => {
  const query = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);
  query.set('tab', 'orders');
  query.set('order', id);
  return `/account?${query}`;
};

export const receiptHref = (id: string): string => `/account/orders/${id}/receipt`;
