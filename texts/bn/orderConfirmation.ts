export const orderConfirmationTexts = {
  heading: (shop: string, order: string) => `${shop}: অর্ডার ${order}`,
  deliverTo: (to: string) => `ডেলিভারির ঠিকানা: ${to}`,
  soldTo: (to: string) => `ক্রেতা: ${to}`,
};
