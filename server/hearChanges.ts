/** Keeps a process in step with what any process writes: kept answers are forgotten, the shop's settings read anew. */
import type { App } from './app.ts';
import { type CatalogueListener, listenToCatalogue } from './database/listen.ts';
import type { Services } from './http/context.ts';

interface ChangesHeard extends CatalogueListener {
  /** Settled once changes are heard for the first time. */
  hearing: Promise<void>;
}

export function hearChanges(
  url: string,
  { cache }: App,
  { db, shop }: Pick<Services, 'db' | 'shop'>,
): ChangesHeard {
  const hearing = Promise.withResolvers<void>();
  // What was read before stays known where the database is away.
  const readShop = () => void shop.read(db).catch(() => undefined);
  const { close } = listenToCatalogue(url, {
    onTags(tags) {
      if (tags.includes('everything')) cache.forgetAll();
      else cache.forget(tags);
      if (tags.includes('shop')) readShop();
    },
    onLost: () => cache.changesHeard(false),
    onHearing() {
      cache.changesHeard(true);
      readShop();
      hearing.resolve();
    },
  });
  return { close, hearing: hearing.promise };
}
