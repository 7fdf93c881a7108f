/** A product's name, badges and discount. */

/** Characters. */
export const PRODUCT_NAME_MAX = 200;

/** The discount in whole percent. Null if there is none, or if it rounds to 0. Both prices have the same unit. */
export function percentOff(price: number, originalPrice: number | null | undefined): number | null {
  if (!originalPrice || originalPrice <= price) return null;
  return Math.round((1 - price / originalPrice) * 100) || null;
}

export type Badge = 'New' | 'Combo' | 'Featured';

/** The badges of a product, always in the same order. */
export const badgesOf = (product: {
  featured: boolean;
  isNewArrival: boolean;
  isCombo: boolean;
  category: string;
}) => {
  const badges: Badge[] = [];
  if (product.isNewArrival) badges.push('New');
  if (isComboProduct(product)) badges.push('Combo');
  if (product.featured) badges.push('Featured');
  return badges;
};

/** True for a flagged product and for everything in the category. */
export const isComboProduct = (product: { isCombo: boolean; category: string }): boolean =>
  product.isCombo || product.category === 'combo';
