/** Hears what other transactions, of this process or another, have changed in the catalogue. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface CatalogueEars {
  /** Tags of what was changed, as `migrations/0009_announcements.sql` lists them. */
  onTags(tags: string[]): void;
  /** Changes may go by unheard from now on. */
  onLost(): void;
  /** Hears again. What happened in between is unknown. */
  onHearing(): void;
}

export interface CatalogueListener {
  close(): Promise<void>;
}

interface Options {
  /** A connection cut without a word is noticed within about twice this. */
  heartbeatMs?: number;
  retryMs?: number;
}

export function listenToCatalogue(
  url: string,
  ears: CatalogueEars,
  options: Options = {},
): CatalogueListener {
  const { heartbeatMs = 2_000, retryMs = 250 } = options;
  const closing = new AbortController();
  const ended = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {});
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  /** Returns when the connection is lost; throws when there was none to be had. */
  async function listenOnce(): Promise<void> {
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
    client.on('notification', ({ payload }) => ears.onTags((payload ?? '').split(' ').filter(Boolean)));
    closing.signal.addEventListener('abort', lose);
    let hearing = false;
    try {
      await client.connect();
      await client.query('listen catalogue');
      hearing = true;
      ears.onHearing();
      while (!lost.signal.aborted) {
        await wait(heartbeatMs, undefined, { signal: lost.signal }).catch(() => {});
        if (!lost.signal.aborted) await client.query('select 1');
      }
    } finally {
      closing.signal.removeEventListener('abort', lose);
      if (hearing) ears.onLost();
      // A connection that is cut without a word would keep `end` waiting for an answer.
      await Promise.race([client.end().catch(() => {}), wait(500, undefined, { ref: false })]);
    }
  }

  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}
