import { paymentMethods } from '#domain/orders.ts';

/** 'Cash on Delivery'; a method that is no longer known is called by its own name. */
export const paymentLabel = (method: string): string =>
  paymentMethods[method as keyof typeof paymentMethods]?.label ?? method;
