/** Clients that run while a fault happens. Each round continues the history of the earlier ones. */
import { jpeg } from '#server/testing/pictures.ts';
import { startClients } from './clients.ts';
import type { RegisteredCustomers } from './customers.ts';
import { emptyHistory, type History } from './history.ts';
import { type Random, randomOf } from './random.ts';

export interface ClientRounds {
  history: History;
  photo: Buffer;
  /**
   * Runs `fault` while clients use the shop. The clients end with it, even if it fails. The random numbers are the same
   * in the same round of every run.
   */
  during<T>(fault: (random: Random) => Promise<T>): Promise<T>;
}

/** Every test has its own, so that what one test finds wrong does not fail the next. */
export async function openClientRounds(
  addresses: readonly string[],
  customers: RegisteredCustomers,
): Promise<ClientRounds> {
  const history = emptyHistory();
  const photo = await jpeg({ width: 120, height: 80 });
  const test = crypto.randomUUID();
  let round = 0;
  return {
    history,
    photo,
    async during(fault) {
      round += 1;
      const random = randomOf(round);
      const name = `${test} ${round}`;
      const clients = startClients({ ...customers, addresses, photo, random, history, name });
      try {
        return await fault(random);
      } finally {
        await clients.stop();
      }
    },
  };
}
