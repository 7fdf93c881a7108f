/** The settings as visitors and readers of emails read them. */
import { languageNow } from '#texts/language.ts';
import { shopDefaults } from '#texts/shopDefaults.ts';
import { defaultSettings } from './defaultSettings.ts';
import type { ShopSettings } from './settings.ts';

type ReadSettings = Partial<ShopSettings> & Pick<ShopSettings, 'name' | 'nameBangla'>;

/**
 * On Bangla pages the shop has its Bangla name, and what no admin has changed is in Bangla. What an admin has written
 * stays as it is written.
 */
export function settingsNow<Settings extends ReadSettings>(settings: Settings): Settings {
  if (languageNow() !== 'bn') return settings;
  const inBangla = Object.entries(shopDefaults).filter(
    ([field]) =>
      settings[field as keyof typeof shopDefaults] === defaultSettings[field as keyof typeof shopDefaults],
  );
  return { ...settings, name: settings.nameBangla || settings.name, ...Object.fromEntries(inBangla) };
}

/** The shop's name in the other language than the page's. Absent if the shop has one name only. */
export const otherNameNow = ({ name, nameBangla }: ReadSettings): string | undefined =>
  (nameBangla && (languageNow() === 'bn' ? name : nameBangla)) || undefined;
