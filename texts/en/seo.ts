export const seoTexts = {
  shopTitle: (shop: string) => `${shop}: handmade jewelry and cosmetics`,
};
