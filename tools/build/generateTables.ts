/** Writes `server/database/tables.ts`: the types of the tables, read from a migrated database. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import { connect } from '#server/database/connect.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';

export const tablesFile = join(import.meta.dirname, '../../server/database/tables.ts');

const words = (...allowed: string[]) => new RawExpressionNode(allowed.map((word) => `'${word}'`).join(' | '));
const optionalWords = (...allowed: string[]) =>
  new RawExpressionNode(`Generated<${words(...allowed).expression}>`);

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
const outcomes = ['to_call', 'no_answer', 'confirmed', 'refused'];

/** Columns with a check constraint that allows a few values only. */
const columns = {
  'users.role': optionalWords('user', 'admin'),
  'products.category': words('bangles', 'earrings', 'cosmetics', 'necklaces', 'rings', 'alna', 'combo'),
  'orders.status': optionalWords(...statuses),
  'orders.payment_method': optionalWords('cash_on_delivery'),
  'orders.confirmation': optionalWords(...outcomes),
  'order_calls.outcome': words(...outcomes),
  'call_tallies.confirmation': words(...outcomes),
  'order_status_history.status': words(...statuses),
  'order_tallies.status': words(...statuses),
  'user_tallies.role': words('user', 'admin'),
  'stock_movements.unit': words('product', 'size', 'colour'),
  'stock_movements.reason': words('initial', 'order', 'cancel', 'edit', 'restock', 'import', 'removed'),
  'mails.kind': words(
    'welcome',
    'orderPlaced',
    'orderShipped',
    'orderDelivered',
    'orderCancelled',
    'accountNotice',
  ),
  'account_notices.kind': words(
    'emailChanged',
    'passwordChanged',
    'secondFactorOff',
    'becameAdmin',
    'newAdmin',
  ),
  'mails.state': optionalWords('queued', 'sent', 'dropped'),
  'uploads.kind': words('product', 'review'),
  'uploads.format': words('jpeg', 'png', 'webp', 'avif'),
};

/** The types of a migrated database, as TypeScript. */
export async function describeTables(url: string): Promise<string> {
  const { db, close } = connect(url);
  try {
    return await generate({
      // The types of kysely-codegen refer to another copy of Kysely.
      db: db as never,
      dialect: new PostgresDialect({ dateParser: 'string', defaultSchemas: ['public'] }),
      // Bigints arrive as numbers; see `parserFor`.
      typeMapping: { int8: 'number' },
      overrides: { columns },
      includePattern: 'public.*',
      outFile: null,
    });
  } finally {
    await close();
  }
}

/** Runs `work` on a temporary PostgreSQL server. */
async function onTemporaryServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kakon-tables-'));
  const database = await startEmbeddedDatabase({ dataDir, disposable: true, log: console.log });
  return work(database.url).finally(() => database.stop());
}

if (import.meta.main) {
  const text = await onTemporaryServer(async (url) => {
    await migrate(url);
    return describeTables(url);
  });
  await writeFile(tablesFile, text);
}
