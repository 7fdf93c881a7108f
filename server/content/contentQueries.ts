/** The versions of content. Rows are only added, and published once. */
import { sql } from 'kysely';
import type { Content, ContentKey } from '#domain/content.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';

/** Undefined if shoppers see what comes with the shop. */
export async function publishedContent(db: Database, key: ContentKey): Promise<RenderedContent | undefined> {
  const { rows } = await executePrepared(
    db,
    sql<{ rendered: RenderedContent }>`
      select rendered from content_versions
      where key = ${key} and published_at is not null order by version desc limit 1`,
  );
  return rows[0]?.rendered;
}

export interface VersionRow {
  key: ContentKey;
  version: number;
  restored_from: number | null;
  saved_at: Date;
  saved_by: string | null;
  saved_by_name: string | null;
  published_at: Date | null;
  published_by: string | null;
  published_by_name: string | null;
}

const columns = sql`
  v.key, v.version, v.restored_from, v.saved_at, v.saved_by, s.name as saved_by_name,
  v.published_at, v.published_by, p.name as published_by_name`;
const tables = sql`
  content_versions v left join users s on s.id = v.saved_by left join users p on p.id = v.published_by`;

/** The newest version and the newest published one of each piece that was ever saved. */
export async function newestVersions(db: Database, key?: ContentKey): Promise<VersionRow[]> {
  const ofKey = key === undefined ? sql`` : sql`where key = ${key}`;
  const { rows } = await sql<VersionRow>`
    select ${columns} from ${tables}
    join (
      select key, max(version) as newest, max(version) filter (where published_at is not null) as shown
      from content_versions ${ofKey} group by key
    ) n on n.key = v.key and v.version in (n.newest, n.shown)
    order by v.key, v.version desc`.execute(db);
  return rows;
}

export async function bodyOf(db: Database, key: ContentKey, version: number): Promise<Content | undefined> {
  const { rows } = await sql<{ body: Content }>`
    select body from content_versions where key = ${key} and version = ${version}`.execute(db);
  return rows[0]?.body;
}

/** Newest first, starting below `before`. */
export async function listVersions(
  db: Database,
  key: ContentKey,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<VersionRow[]> {
  const place = before === undefined ? sql`` : sql`and v.version < ${before}`;
  const { rows } = await sql<VersionRow>`
    select ${columns} from ${tables} where v.key = ${key} ${place}
    order by v.version desc limit ${limit}`.execute(db);
  return rows;
}

export interface NewVersion {
  key: ContentKey;
  version: number;
  body: Content;
  rendered: RenderedContent;
  by: string;
  restoredFrom: number | null;
  pictures: readonly string[];
  now: Date;
}

/** The primary key refuses it when another admin has saved this version meanwhile. */
export async function insertVersion(trx: Database, made: NewVersion): Promise<void> {
  const { key, version, pictures } = made;
  await trx
    .insertInto('content_versions')
    .values({
      key,
      version,
      body: JSON.stringify(made.body),
      rendered: JSON.stringify(made.rendered),
      restored_from: made.restoredFrom,
      saved_by: made.by,
      saved_at: made.now,
    })
    .execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto('content_pictures')
    .values(pictures.map((upload_id) => ({ key, version, upload_id })))
    .execute();
}

/** The newest version of a piece, locked until the transaction ends. 0 before the first. */
export async function lockNewest(
  trx: Database,
  key: ContentKey,
): Promise<{ version: number; isPublished: boolean }> {
  const { rows } = await sql<{ version: number; isPublished: boolean }>`
    select version, published_at is not null as "isPublished" from content_versions
    where key = ${key} order by version desc limit 1 for update`.execute(trx);
  return rows[0] ?? { version: 0, isPublished: true };
}

export async function markPublished(
  trx: Database,
  { key, version, by, now }: { key: ContentKey; version: number; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('content_versions')
    .set({ published_by: by, published_at: now })
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
}
