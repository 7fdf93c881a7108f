/** `npm run projections -- --rebuild` counts all derived data from scratch, while the shop runs or not. */
import './command.ts';
import { withShopsDatabase } from '#server/backup/backupDatabase.ts';
import { connect } from '#server/database/connect.ts';
import { findTraits } from '#server/database/connectionTraits.ts';
import { readEnvironment } from '#server/environment.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { StartRefusal } from '#server/startRefusal.ts';

/** Counting a million orders takes longer than any statement of the shop may. */
const statementTimeoutMs = 3_600_000;

if (process.argv.slice(2).join(' ') !== '--rebuild')
  throw new StartRefusal('Usage: npm run projections -- --rebuild');
await withShopsDatabase(readEnvironment(process.env), console.log, async (url) => {
  const traits = await findTraits(url);
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs, traits });
  await rebuildProjections(db).finally(close);
});
console.log('All counts, sums and lists are counted from scratch');
