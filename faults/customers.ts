/** Signs people in for a crowd. */
import { ask } from './askShop.ts';
import { type Good, putOnSale } from './goodsForSale.ts';
import { owner } from './shopUnderFire.ts';

export interface Company {
  tokens: string[];
  owner: string;
  goods: Good[];
}

export async function gatherCompany(address: string, customers: number, stock: number): Promise<Company> {
  const { token } = (await ask(address, 'POST', '/auth/login', { body: owner })).body;
  const tokens = await Promise.all(
    Array.from({ length: customers }, async (_, n) => {
      const body = { name: `Buyer ${n}`, email: `buyer${n}@example.com`, password: 'churi-1234' };
      return (await ask(address, 'POST', '/auth/register', { body })).body.token as string;
    }),
  );
  return { tokens, owner: token, goods: await putOnSale(address, token, stock) };
}
