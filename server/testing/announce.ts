/** Announcements of changes in tests that write straight into tables. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import type { TestApp } from './testApp.ts';

/** Announces changes to every process, as the projections do. */
export async function announce(db: Database, ...tags: string[]): Promise<void> {
  await sql`select pg_notify('catalogue', ${tags.join(' ')})`.execute(db);
}

/** Returns when the shop has received all earlier announcements. They arrive in the order in which they were sent. */
export async function receiveAnnouncements({
  app: { cache },
  db,
}: Pick<TestApp, 'app' | 'db'>): Promise<void> {
  const tag = `test:${crypto.randomUUID()}`;
  const response = { status: 200, headers: {}, body: Buffer.alloc(0), tags: [tag], route: tag };
  await cache.getOrProduce(tag, async () => response);
  await announce(db, tag);
  await expect.poll(() => cache.find(tag), { interval: 5 }).toBeUndefined();
}
