import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { type CatalogueListener, listenToCatalogue } from './listen.ts';

const { db, url } = await openTestDatabase();
const listeners: CatalogueListener[] = [];
afterAll(() => Promise.all(listeners.map((listener) => listener.close())));

/** Listens and writes down what is heard, in order. */
async function listen(options?: Parameters<typeof listenToCatalogue>[2]): Promise<string[]> {
  const heard: string[] = [];
  const listener = listenToCatalogue(
    url,
    {
      onTags: (tags) => heard.push(...tags),
      onLost: () => heard.push('(lost)'),
      onHearing: () => heard.push('(hearing)'),
    },
    options,
  );
  listeners.push(listener);
  await expect.poll(() => heard).toContain('(hearing)');
  return heard;
}

const cutListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kakon listener' and datname = current_database()`.execute(
    db,
  );

describe('listening to the catalogue', () => {
  it('hears of a write within a second', async () => {
    const heard = await listen();
    const { id } = await buildProduct(db);
    await expect.poll(() => heard, { timeout: 1000 }).toContain(`product:${id}`);
  });

  it('says that it is deaf when the connection is cut, and hears again by itself', async () => {
    const heard = await listen({ retryMs: 20 });
    await cutListeners();
    await expect.poll(() => heard).toEqual(['(hearing)', '(lost)', '(hearing)']);
    const { id } = await buildProduct(db);
    await expect.poll(() => heard).toContain(`product:${id}`);
  });

  it('ends when told to', async () => {
    const heard: string[] = [];
    const listener = listenToCatalogue(url, {
      onTags: (tags) => heard.push(...tags),
      onLost: () => heard.push('(lost)'),
      onHearing: () => heard.push('(hearing)'),
    });
    await expect.poll(() => heard).toEqual(['(hearing)']);
    await listener.close();
    await buildProduct(db);
    await wait(50);
    expect(heard).toEqual(['(hearing)', '(lost)']);
  });

  it('keeps trying while there is no database', async () => {
    const listener = listenToCatalogue(
      'postgres://kakon@127.0.0.1:1/kakon',
      {
        onTags: () => {},
        onLost: () => expect.fail('was never hearing'),
        onHearing: () => expect.fail('hears nobody'),
      },
      { retryMs: 10 },
    );
    await wait(100);
    await listener.close();
  });
});
