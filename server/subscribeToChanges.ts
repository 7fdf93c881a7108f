/**
 * Follows what any process changes: invalidates cached responses and reads the shop's settings again. The same connection
 * shows whether this process can serve.
 */

import { SETTINGS_TAG } from '#contract/tags.ts';
import { type CatalogueListener, listenToCatalogue } from '#server/database/listen.ts';
import { inspectServer } from '#server/database/serverState.ts';
import type { App } from './app.ts';
import type { Services } from './context.ts';

interface Subscription extends CatalogueListener {
  /** Resolves when the subscription works for the first time. */
  subscribed: Promise<void>;
}

/** `caching`: false in development, where pages change with their source. */
export function subscribeToChanges(
  url: string,
  { cache, readiness }: App,
  { db, shopSettings }: Pick<Services, 'db' | 'shopSettings'>,
  { caching = true }: { caching?: boolean } = {},
): Subscription {
  const subscribed = Promise.withResolvers<void>();
  // If the database is away, the settings that were read before stay in use.
  const readSettings = () => void shopSettings.read(db).catch(() => undefined);
  const setListening = (isListening: boolean) => {
    readiness.set('deaf', !isListening);
    cache.setSubscribed(isListening && caching);
  };
  const { close } = listenToCatalogue(url, {
    inspect: (client) => inspectServer(client, readiness),
    onTags(tags) {
      cache.apply(tags);
      if (tags.includes(SETTINGS_TAG)) readSettings();
    },
    onDisconnected: () => setListening(false),
    onConnected() {
      setListening(true);
      readSettings();
      subscribed.resolve();
    },
  });
  return { close, subscribed: subscribed.promise };
}
