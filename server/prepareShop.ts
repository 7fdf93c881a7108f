/** What is done once for all processes of a shop: its database, schema, demo catalogue and first admin. */
import { currentSettings } from '#server/settings/currentSettings.ts';
import { loadDemoCatalogue } from '../demo/loadCatalogue.ts';
import { type AdminLogin, ensureAdmin } from './accounts/ensureAdmin.ts';
import { rootNote, runsAsRoot } from './asRoot.ts';
import type { Services } from './context.ts';
import { connect } from './database/connect.ts';
import { migrate, refuseOtherSchema } from './database/migrate.ts';
import { makeDataDir } from './dataDir.ts';
import type { Settings } from './environment.ts';
import { openShopDatabase, type ShopDatabase } from './shopDatabase.ts';
import type { StartedResources } from './startedResources.ts';
import { openPhotoStorage } from './uploads/openPhotoStorage.ts';
import { refuseS3 } from './uploads/s3/refuseS3.ts';

type Progress = (line: string) => void;

interface PreparedShop {
  database: ShopDatabase;
  name: string;
  newAdmin: AdminLogin | null;
}

export async function prepareShop(
  settings: Settings,
  progress: Progress,
  started: StartedResources,
): Promise<PreparedShop> {
  if (runsAsRoot()) progress(rootNote);
  await makeDataDir(settings.dataDir);
  await checkBucket(settings, progress);
  const database = await openShopDatabase(settings, progress, started);
  await ensureSchema(settings, database, progress);
  const { db, close } = connect(database.directUrl, { traits: database.directTraits, poolSize: 2 });
  try {
    const shopSettings = currentSettings(settings.initialShopSettings);
    const { name } = await shopSettings.read(db);
    const photos = openPhotoStorage(settings);
    const clock = () => new Date();
    await fillEmptyShop(settings, { db, photos, clock, shopSettings }, progress);
    const { adminEmail: email, adminPassword: password } = settings;
    return { database, name, newAdmin: await ensureAdmin(db, { email, password }, clock()) };
  } finally {
    await close();
  }
}

/** A wrong bucket ends the start. One that cannot be reached for the moment only logs a warning. */
export async function checkBucket({ s3 }: Pick<Settings, 's3'>, progress: Progress): Promise<void> {
  const notice = await refuseS3(s3);
  if (notice) progress(notice);
}

export const ensureSchema = (
  settings: Pick<Settings, 'migrate'>,
  { directUrl }: Pick<ShopDatabase, 'directUrl'>,
  progress: Progress,
): Promise<unknown> =>
  settings.migrate ? migrate(directUrl, { log: progress }) : refuseOtherSchema(directUrl);

export async function fillEmptyShop(
  { demoCatalogue }: Pick<Settings, 'demoCatalogue'>,
  { db, photos, clock, shopSettings }: Pick<Services, 'db' | 'photos' | 'clock' | 'shopSettings'>,
  progress: Progress,
): Promise<void> {
  if (!demoCatalogue) return;
  const loaded = await loadDemoCatalogue({ db, photos, clock, shopSettings: shopSettings.lastRead() });
  if (loaded) progress('The demo catalogue is loaded');
}
