/**
 * Importing this makes a script a command of the shop: it ends with npm, has the settings in `.env` beside package.json, and
 * reports what fails it as the shop does. The environment takes precedence over the file.
 */
import './endWithNpm.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailedStart } from '#server/startRefusal.ts';
import { root } from './pinnedNode.mjs';

const file = join(root, '.env');
// By its option --env-file-if-exists Node would tell everyone without the file that there is none.
if (existsSync(file)) process.loadEnvFile(file);

// Node would print every field of the error, and PostgreSQL errors quote rows of customers.
process.on('uncaughtException', (error) => {
  reportFailedStart(error);
  process.exit();
});
