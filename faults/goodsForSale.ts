/** What a crowd buys: something of each way of counting, so that every count is under fire. */
import { ask } from './askShop.ts';

export interface Good {
  id: string;
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
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

export async function putOnSale(address: string, token: string, stock: number): Promise<Good[]> {
  const goods: Good[] = [];
  for (const body of forms(stock)) {
    const { product } = (await ask(address, 'POST', '/products', { token, body })).body;
    goods.push({
      id: product._id,
      price: product.price,
      selectedSize: product.sizes[0]?.size ?? null,
      selectedColor: product.colors[0]?.name ?? null,
    });
  }
  return goods;
}

const deliveryFrom = 2000;

export function orderOf(goods: readonly Good[]): object {
  const itemsPrice = goods.reduce((sum, { price }) => sum + price, 0);
  const shippingPrice = itemsPrice >= deliveryFrom ? 0 : 120;
  return {
    orderItems: goods.map(({ id, price, ...choice }) => ({ product: id, quantity: 1, price, ...choice })),
    shippingAddress: {
      fullName: 'Nusrat Jahan',
      phone: '01712345678',
      address: 'House 7',
      district: 'Sylhet',
      thana: 'Beanibazar',
    },
    paymentMethod: 'cash_on_delivery',
    itemsPrice,
    taxPrice: 0,
    shippingPrice,
    totalPrice: itemsPrice + shippingPrice,
  };
}
