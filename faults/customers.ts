/** Registers customers and puts products on sale. */
import { callShop } from './callShop.ts';
import { type ProductOnSale, putOnSale } from './productsForSale.ts';
import { admin } from './shopUnderTest.ts';

export interface RegisteredCustomers {
  tokens: string[];
  adminToken: string;
  products: ProductOnSale[];
}

export async function registerCustomers(
  address: string,
  customers: number,
  stock: number,
): Promise<RegisteredCustomers> {
  const { token } = (await callShop(address, 'POST', '/auth/login', { body: admin })).body;
  const tokens = await Promise.all(
    Array.from({ length: customers }, async (_, n) => {
      const body = { name: `Buyer ${n}`, email: `buyer${n}@example.com`, password: 'churi-1234' };
      return (await callShop(address, 'POST', '/auth/register', { body })).body.token as string;
    }),
  );
  return { tokens, adminToken: token, products: await putOnSale(address, token, stock) };
}
