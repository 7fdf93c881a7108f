/**
 * The one place that knows how the shop is set: as its admins saved it last, in the database; until they have, as the
 * environment says.
 */
import type { ShopSettings } from '#domain/shop.ts';
import type { Database } from '#server/database/connect.ts';
import { newestSettings, type StoredShop } from './versionQueries.ts';

export interface CurrentShop {
  /** As it is now; within a transaction, as that transaction sees it. Throws where the database is away. */
  read(db: Database): Promise<ShopSettings>;
  /** As it was when this process read it last: for what must be said also while the database is away. */
  lastRead(): ShopSettings;
  /** Settings as they were saved once, whole again. */
  whole(stored: StoredShop | undefined): ShopSettings;
}

export function currentShop(initial: ShopSettings): CurrentShop {
  let last = initial;
  /** A setting that was invented after a version was saved is as it is set to begin with. */
  const whole = (stored: StoredShop = {}): ShopSettings => ({
    ...initial,
    ...stored,
    socialLinks: { ...initial.socialLinks, ...stored.socialLinks },
    delivery: { ...initial.delivery, ...stored.delivery },
  });
  return {
    whole,
    async read(db) {
      last = whole(await newestSettings(db));
      return last;
    },
    lastRead: () => last,
  };
}
