import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinnedNode.mjs';

/** A file `.env` beside package.json says what the environment doesn't. */
export function loadSettingsFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
