/** The products that the clients buy: one for each way of counting stock, and a combo of these. */
import { draftOf } from '#server/testing/orderDrafts.ts';
import { callShop } from './callShop.ts';

export interface ProductOnSale {
  id: string;
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
  /** Its stock is that of its products. */
  isCombo?: boolean;
}

const images = [{ url: 'https://images.example.com/churi.jpg', publicId: '', alt: 'Churi' }];
const described = { description: 'Made by hand', images };

const forms = (stock: number) => [
  {
    ...described,
    name: 'Red Reshmi Churi',
    category: 'bangles',
    price: 250,
    sizes: [{ size: 'M', measurement: '2.6/26', stock, available: true }],
  },
  {
    ...described,
    name: 'Rose Gold Jhumka',
    category: 'earrings',
    price: 480,
    stock,
    colors: [{ name: 'Rose Gold', hexCode: '#b76e79', stock, available: true }],
  },
  { ...described, name: 'Kajal', category: 'cosmetics', price: 120, stock },
];

export async function putOnSale(address: string, token: string, stock: number): Promise<ProductOnSale[]> {
  const products: ProductOnSale[] = [];
  for (const body of forms(stock)) {
    const { product } = (await callShop(address, 'POST', '/products', { token, body })).body;
    products.push({
      id: product._id,
      price: product.price,
      selectedSize: product.sizes[0]?.size ?? null,
      selectedColor: product.colors[0]?.name ?? null,
    });
  }
  const set = comboOf(products);
  const { product } = (await callShop(address, 'POST', '/products', { token, body: set })).body;
  const choice = { selectedSize: null, selectedColor: null };
  return [...products, { id: product._id, price: product.price, ...choice, isCombo: true }];
}

/** A combo takes the stock of the others. */
const comboOf = (products: readonly ProductOnSale[]): object => ({
  ...described,
  name: 'Boishakhi Set',
  category: 'combo',
  price: 700,
  components: products.map(({ id, selectedSize, selectedColor }) => ({
    product: id,
    quantity: 1,
    selectedSize,
    selectedColor,
  })),
});

export const orderOf = (products: readonly (ProductOnSale & { quantity?: number })[]): object =>
  draftOf(
    products.map(({ id, isCombo: _, ...choice }) => ({ product: id, ...choice })),
    {
      fullName: 'Nusrat Jahan',
      phone: '01712345678',
      address: 'House 7',
      district: 'Sylhet',
      thana: 'Beanibazar',
    },
  );
