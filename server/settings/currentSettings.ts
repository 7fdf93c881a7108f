/** The shop's current settings: the version last saved by an admin, or the environment's values before that. */
import type { ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';
import { newestSettings, type StoredSettings } from './versionQueries.ts';

export interface CurrentSettings {
  /** The current settings, as the transaction sees them. Throws when the database is unavailable. */
  read(db: Database): Promise<ShopSettings>;
  /** The settings as this process last read them, for responses that must work without the database. */
  lastRead(): ShopSettings;
  /** Stored settings, with the initial values for those that they lack. */
  withDefaults(stored: StoredSettings | undefined): ShopSettings;
}

export function currentSettings(initial: ShopSettings): CurrentSettings {
  let last = initial;
  /** A setting that was added after a version was saved has its initial value. */
  const withDefaults = (stored: StoredSettings = {}): ShopSettings => ({
    ...initial,
    ...stored,
    socialLinks: { ...initial.socialLinks, ...stored.socialLinks },
    delivery: { ...initial.delivery, ...stored.delivery },
    deliveryDays: { ...initial.deliveryDays, ...stored.deliveryDays },
    unconfirmed: { ...initial.unconfirmed, ...stored.unconfirmed },
    sms: { ...initial.sms, ...stored.sms },
  });
  return {
    withDefaults,
    async read(db) {
      last = withDefaults(await newestSettings(db));
      return last;
    },
    lastRead: () => last,
  };
}
