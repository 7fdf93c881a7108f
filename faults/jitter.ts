/** A database whose every statement is held up for a moment, now more, now less: so that any order of things comes up. */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '#server/database/tables.ts';
import type { Dice } from './dice.ts';

const longestMs = 4;

async function holdUp(dice: Dice): Promise<void> {
  if (dice.percent(40)) await turn();
  else if (dice.percent(50)) await pause(dice.whole(longestMs));
}

function heldUp(client: PostgresPoolClient, dice: Dice): PostgresPoolClient {
  const query = async (...query: unknown[]) => {
    await holdUp(dice);
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

export function jittery(pool: Pool, dice: Dice): Kysely<DB> {
  const jitteryPool: PostgresPool = {
    connect: async () => heldUp((await pool.connect()) as PostgresPoolClient, dice),
    end: async () => {},
    options: pool.options,
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: jitteryPool }) });
}
