/** Builds products and cart lines for tests in web/. */
import type { Cart, CartLine, Product } from '#web/api/responses.ts';

export const buildProduct = (own: Partial<Product> = {}): Product => ({
  _id: '0199c5b2-0000-7000-8000-000000000001',
  name: 'Reshmi Churi',
  description: 'A dozen silk-thread bangles.',
  price: 450,
  category: 'necklaces',
  subcategory: '',
  stock: 5,
  inStock: true,
  rating: 0,
  numReviews: 0,
  tags: [],
  specifications: {},
  sizes: [],
  colors: [],
  images: [{ url: '/photo.jpg', publicId: 'photo', alt: 'Bangles', color: '', width: 800, height: 800 }],
  featured: false,
  isFeatured: false,
  isNewArrival: false,
  isNew: false,
  isCombo: false,
  comboItems: [],
  components: [],
  comboDiscount: 0,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...own,
});

export function buildCart(lines: readonly (Partial<CartLine> & { _id: string; quantity: number })[]): Cart {
  const { _id, name, category, price, stock, inStock, images } = buildProduct();
  const items = lines.map((line) => ({
    product: { _id, name, category, price, stock, inStock, images },
    name,
    image: '/photo.jpg',
    price,
    selectedSize: null,
    selectedColor: null,
    available: true,
    maxQuantity: stock,
    notice: null,
    ...line,
  }));
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const totalAmount = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return { items, totalAmount, totalItems, itemCount: items.length, discount: null };
}
