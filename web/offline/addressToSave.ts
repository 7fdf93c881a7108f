/** What a page and the service worker send before an order: its address becomes the customer's default. */
export const addressToSave = <Address extends object>({ shippingAddress }: { shippingAddress: Address }) => ({
  ...shippingAddress,
  isDefault: true,
});
