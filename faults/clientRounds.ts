/** Clients for test after test: each round continues the history of the earlier ones and can be repeated. */
import { jpeg } from '#server/testing/pictures.ts';
import { emptyHistory, type History, startClients } from './clients.ts';
import type { registerCustomers } from './customers.ts';
import { type Random, randomOf } from './random.ts';
import type { ShopUnderTest } from './shopUnderTest.ts';

type Customers = Awaited<ReturnType<typeof registerCustomers>>;

interface Round {
  clients: ReturnType<typeof startClients>;
  /** The same sequence in the same round of every run. */
  random: Random;
}

export interface ClientRounds {
  history: History;
  photo: Buffer;
  start(shop: Pick<ShopUnderTest, 'address'>, customers: Customers): Round;
}

export async function openClientRounds(): Promise<ClientRounds> {
  const history = emptyHistory();
  const photo = await jpeg({ width: 120, height: 80 });
  let number = 0;
  return {
    history,
    photo,
    start({ address }, customers) {
      number += 1;
      const random = randomOf(number);
      const clients = startClients({ ...customers, address, photo, random, history, name: `${number}` });
      return { clients, random };
    },
  };
}
