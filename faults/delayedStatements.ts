/** A database with a random delay before every statement, so that concurrent statements run in any order. */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '#server/database/tables.ts';
import type { Random } from './random.ts';

const longestMs = 4;

async function randomDelay(random: Random): Promise<void> {
  if (random.percent(40)) await turn();
  else if (random.percent(50)) await pause(random.whole(longestMs));
}

function delayedClient(client: PostgresPoolClient, random: Random): PostgresPoolClient {
  const query = async (...query: unknown[]) => {
    await randomDelay(random);
    return (client.query as (...query: unknown[]) => unknown)(...query);
  };
  return new Proxy(client, {
    get: (of, name) => {
      if (name === 'query') return query;
      const value = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

export function withRandomDelays(pool: Pool, random: Random): Kysely<DB> {
  const delayedPool: PostgresPool = {
    connect: async () => delayedClient((await pool.connect()) as PostgresPoolClient, random),
    end: async () => {},
    options: pool.options,
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: delayedPool }) });
}
