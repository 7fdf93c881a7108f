/** Stores versions of content. */
import type { Content, ContentKey } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { uploadIdsIn } from '#server/content/contentPictures.ts';
import { insertVersion } from '#server/content/contentQueries.ts';
import { renderContent } from '#server/content/renderContent.ts';
import type { Database } from '#server/database/connect.ts';
import { buildAdmin } from './people.ts';

/** Stores the next version as a draft and returns its number. */
export async function buildContent(
  db: Database,
  key: ContentKey,
  body: Content = shippedContent[key],
): Promise<number> {
  const { id: by } = await buildAdmin(db, { name: `Editor of ${contentName(key)}` });
  const newest = await db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('key', '=', key)
    .executeTakeFirst();
  const version = (newest?.version ?? 0) + 1;
  await insertVersion(db, {
    key,
    version,
    body,
    rendered: renderContent(body),
    by,
    restoredFrom: null,
    pictures: uploadIdsIn(body),
    now: new Date(),
  });
  return version;
}
