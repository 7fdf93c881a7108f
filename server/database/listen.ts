/** Subscribes to changes that transactions of any process make in the catalogue. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface CatalogueSubscriber {
  /** The tags of the changed data; see `contract/tags.ts`. */
  onTags(tags: string[]): void;
  /** From now on changes may be missed. */
  onDisconnected(): void;
  /** The subscription works. Earlier changes may have been missed. */
  onConnected(): void;
  /** Called with each new connection and at each heartbeat. If it throws, the connection is given up. */
  inspect?(client: Pick<pg.Client, 'query'>): Promise<void>;
}

export interface CatalogueListener {
  close(): Promise<void>;
}

interface Options {
  /** A dead connection is noticed within about twice this. */
  heartbeatMs?: number;
  retryMs?: number;
}

export function listenToCatalogue(
  url: string,
  subscriber: CatalogueSubscriber,
  options: Options = {},
): CatalogueListener {
  const { heartbeatMs = 2_000, retryMs = 250 } = options;
  const closing = new AbortController();
  const ended = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce(url, subscriber, { heartbeatMs, closing: closing.signal }).catch(() => {});
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}

/** Returns when the connection is lost or `closing` is aborted. Throws if it could not connect, or receives nothing. */
async function listenOnce(
  url: string,
  subscriber: CatalogueSubscriber,
  { heartbeatMs, closing }: { heartbeatMs: number; closing: AbortSignal },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    keepAlive: true,
    application_name: 'kakon listener',
  });
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on('error', lose).on('end', lose);
  const stop = AbortSignal.any([closing, lost.signal]);
  let isConnected = false;
  try {
    await client.connect();
    await subscriber.inspect?.(client);
    const beat = await subscribe(client, subscriber, heartbeatMs);
    isConnected = true;
    subscriber.onConnected();
    while (!stop.aborted) {
      await wait(heartbeatMs, undefined, { signal: stop }).catch(() => {});
      if (stop.aborted) break;
      await beat();
      await subscriber.inspect?.(client);
    }
  } finally {
    if (isConnected) subscriber.onDisconnected();
    // On a dead connection `end` would wait for a response for ever, and the open socket would hold the process.
    await Promise.race([client.end().catch(() => {}), wait(500, undefined, { ref: false })]);
    (client.connection.stream as Socket).destroy();
  }
}

/**
 * Returns the heartbeat: a notification to this connection itself. A connection that responds to statements need not hear:
 * a pooler may have given its session to someone else.
 */
async function subscribe(
  client: pg.Client,
  subscriber: CatalogueSubscriber,
  silenceMs: number,
): Promise<() => Promise<void>> {
  const own = `kakon_${randomUUID().replaceAll('-', '')}`;
  let received = Promise.withResolvers<void>();
  client.on('notification', ({ channel, payload }) => {
    if (channel === own) received.resolve();
    else subscriber.onTags((payload ?? '').split(' ').filter(Boolean));
  });
  await client.query(`listen catalogue; listen ${own}`);
  const beat = async () => {
    received = Promise.withResolvers<void>();
    await client.query(`notify ${own}`);
    const silence = wait(silenceMs, undefined, { ref: false }).then(() => {
      throw new Error('a notification did not arrive');
    });
    await Promise.race([received.promise, silence]);
    silence.catch(() => {});
  };
  await beat();
  return beat;
}
