/** `npm run migrate` migrates the database that the settings name, and ends. Shops may run meanwhile. */
import './command.ts';
import { withNewDatabase } from '#server/backup/backupDatabase.ts';
import { migrate } from '#server/database/migrate.ts';
import { readEnvironment } from '#server/environment.ts';

const applied = await withNewDatabase(readEnvironment(process.env), console.log, (url) =>
  migrate(url, { log: console.log }),
);
console.log(applied.length > 0 ? `${applied.length} migrations are applied` : 'The database is up to date');
