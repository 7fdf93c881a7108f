import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import { root } from './pinnedNode.mjs';

/** A file `.env` beside package.json says what the environment doesn't. */
export function loadSettingsFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The settings to open a shop by; what would keep it from opening is refused. */
export async function openingSettings(): Promise<Settings> {
  loadSettingsFile();
  const { readSettings } = await import('#server/settings.ts');
  const { refuseTakenPort } = await import('#server/startRefusal.ts');
  const settings = readSettings(process.env);
  await refuseTakenPort(settings);
  return settings;
}
