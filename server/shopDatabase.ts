/** The database of the shop: the embedded PostgreSQL, or the one that the settings name. */
import { type ConnectionTraits, directTraits } from '#server/database/connectionTraits.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { refuseUnreachable } from '#server/database/externalDatabase.ts';
import { refuseUnsuitedPooler } from '#server/database/refusePooler.ts';
import type { Settings } from './environment.ts';
import type { StartedResources } from './startedResources.ts';

export interface ShopDatabase {
  /** For requests. */
  url: string;
  traits: ConnectionTraits;
  /** For listening, jobs, events and migrations. */
  directUrl: string;
  directTraits: ConnectionTraits;
}

export async function openShopDatabase(
  { databaseUrl: url, databaseDirectUrl, dataDir }: Settings,
  progress: (line: string) => void,
  started: StartedResources,
): Promise<ShopDatabase> {
  if (url) {
    await refuseUnreachable(url);
    if (databaseDirectUrl) await refuseUnreachable(databaseDirectUrl, 'DATABASE_DIRECT_URL');
    return {
      url,
      directUrl: databaseDirectUrl ?? url,
      ...(await refuseUnsuitedPooler(url, databaseDirectUrl)),
    };
  }
  const embedded = await startEmbeddedDatabase({ dataDir, log: progress });
  started.add(embedded.stop);
  return { url: embedded.url, directUrl: embedded.url, traits: directTraits, directTraits };
}
