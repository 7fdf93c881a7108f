/** Versions of the settings: saving, restoring and the history. */
import type { z } from 'zod';
import type { ShopSettings } from './settings.ts';
import type { changedSettingsSchema } from './settingsVersions.schema.ts';

/** The number of versions per page of the history. */
export const SETTINGS_VERSIONS_SHOWN = 10;
export type ChangedSettings = z.output<typeof changedSettingsSchema>;

/** The name of a setting in `flatSettings`: `phone`, `delivery.freeFrom`. */
export type SettingName = {
  [N in keyof ShopSettings]: ShopSettings[N] extends object ? `${N}.${keyof ShopSettings[N] & string}` : N;
}[keyof ShopSettings];

/**
 * The settings with one flat name each, such as `delivery.freeFrom`, like the form's field names. Also for
 * unvalidated form values.
 */
export const flatSettings = (settings: object): Partial<Record<SettingName, string | number>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, flat(inner)])
        : [[name, flat(value)]],
    ),
  );

function flat(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? onOrOff(value) : value;
}

const onOrOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');
