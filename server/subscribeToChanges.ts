/** Follows the changes that any process writes: invalidates cached responses and reads the shop's settings again. */

import { SETTINGS_TAG } from '#contract/tags.ts';
import { type CatalogueListener, listenToCatalogue } from '#server/database/listen.ts';
import type { App } from './app.ts';
import type { Services } from './context.ts';

interface Subscription extends CatalogueListener {
  /** Resolves when the subscription works for the first time. */
  subscribed: Promise<void>;
}

export function subscribeToChanges(
  url: string,
  { cache }: App,
  { db, shopSettings }: Pick<Services, 'db' | 'shopSettings'>,
): Subscription {
  const subscribed = Promise.withResolvers<void>();
  // If the database is away, the settings that were read before stay in use.
  const readSettings = () => void shopSettings.read(db).catch(() => undefined);
  const { close } = listenToCatalogue(url, {
    onTags(tags) {
      cache.apply(tags);
      if (tags.includes(SETTINGS_TAG)) readSettings();
    },
    onDisconnected: () => cache.setSubscribed(false),
    onConnected() {
      cache.setSubscribed(true);
      readSettings();
      subscribed.resolve();
    },
  });
  return { close, subscribed: subscribed.promise };
}
