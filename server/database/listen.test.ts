import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { announce } from '#server/testing/announce.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { type CatalogueListener, listenToCatalogue } from './listen.ts';

const { db, url } = await openTestDatabase();
const listeners: CatalogueListener[] = [];
afterAll(() => Promise.all(listeners.map((listener) => listener.close())));

/** Subscribes and records all events in order. */
async function listen(options?: Parameters<typeof listenToCatalogue>[2]): Promise<string[]> {
  const events: string[] = [];
  const listener = listenToCatalogue(
    url,
    {
      onTags: (tags) => events.push(...tags),
      onDisconnected: () => events.push('(lost)'),
      onConnected: () => events.push('(connected)'),
    },
    options,
  );
  listeners.push(listener);
  await expect.poll(() => events).toContain('(connected)');
  return events;
}

const cutListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kakon listener' and datname = current_database()`.execute(
    db,
  );

describe('listening to the catalogue', () => {
  it('receives a change within a second', async () => {
    const events = await listen();
    await announce(db, '~stock:1', 'products');
    await expect.poll(() => events, { timeout: 1000 }).toEqual(['(connected)', '~stock:1', 'products']);
  });

  it('reports a lost connection and reconnects', async () => {
    const events = await listen({ retryMs: 20 });
    await cutListeners();
    await expect.poll(() => events).toEqual(['(connected)', '(lost)', '(connected)']);
    await announce(db, 'product:1');
    await expect.poll(() => events).toContain('product:1');
  });

  it('counts as lost when it responds but does not hear, as behind a pooler', async () => {
    const events: string[] = [];
    let looks = 0;
    const listener = listenToCatalogue(
      url,
      {
        onTags: (tags) => events.push(...tags),
        onDisconnected: () => events.push('(lost)'),
        onConnected: () => events.push('(connected)'),
        // The first comes before the subscription.
        async inspect(client) {
          looks += 1;
          if (looks === 2) await client.query('unlisten *');
        },
      },
      { heartbeatMs: 100, retryMs: 10 },
    );
    listeners.push(listener);
    await expect.poll(() => events).toEqual(['(connected)', '(lost)', '(connected)']);
  });

  it('stops when closed', async () => {
    const events: string[] = [];
    const listener = listenToCatalogue(url, {
      onTags: (tags) => events.push(...tags),
      onDisconnected: () => events.push('(lost)'),
      onConnected: () => events.push('(connected)'),
    });
    await expect.poll(() => events).toEqual(['(connected)']);
    await listener.close();
    await announce(db, 'product:1');
    await wait(50);
    expect(events).toEqual(['(connected)', '(lost)']);
  });

  it('keeps trying while there is no database', async () => {
    const listener = listenToCatalogue(
      'postgres://kakon@127.0.0.1:1/kakon',
      {
        onTags: () => {},
        onDisconnected: () => expect.fail('was never connected'),
        onConnected: () => expect.fail('cannot be connected'),
      },
      { retryMs: 10 },
    );
    await wait(100);
    await listener.close();
  });
});
