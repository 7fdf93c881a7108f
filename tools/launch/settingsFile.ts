import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/environment.ts';
import { root } from './pinnedNode.mjs';

/** Loads `.env` beside package.json. The environment takes precedence. */
export function loadSettingsFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The settings for a start. Settings that would stop the shop, and a taken port, are refused. */
export async function openingSettings(): Promise<Settings> {
  loadSettingsFile();
  const { readEnvironment } = await import('#server/environment.ts');
  const { refuseTakenPort } = await import('#server/startRefusal.ts');
  const settings = readEnvironment(process.env);
  await refuseTakenPort(settings);
  return settings;
}
