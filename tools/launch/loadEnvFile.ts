/** Importing this loads the settings in `.env` beside package.json. The environment takes precedence. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinnedNode.mjs';

const file = join(root, '.env');
// By its option --env-file-if-exists Node would tell everyone without the file that there is none.
if (existsSync(file)) process.loadEnvFile(file);
