/** Uploads of two days ago with a file each, in use by an order line or by nothing. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';

const daysAgo = 2;

export async function addUploads(
  db: Database,
  dataDir: string,
  { count, areShown }: { count: number; areShown: boolean },
): Promise<void> {
  const msecs = Date.now() - daysAgo * 24 * 60 * 60 * 1000;
  const ids = Array.from({ length: count }, () => newId({ msecs }));
  await sql`
    insert into uploads (id, kind, storage_key, format, bytes, width, height, sha256, created_at)
    select id, 'product', 'originals/00/' || id || '.jpg', 'jpeg', 1, 800, 1000, sha256(id::text::bytea), ${new Date(msecs)}
    from unnest(${ids}::uuid[]) id`.execute(db);
  if (areShown) await showInLines(db, ids);
  const directory = join(dataDir, 'uploads', 'originals', '00');
  await mkdir(directory, { recursive: true });
  for (const id of ids) await writeFile(join(directory, `${id}.jpg`), 'x');
}

/** One line each, of any order. */
const showInLines = (db: Database, ids: readonly string[]) =>
  sql`
    update order_lines l set photo_id = u.id
    from unnest(${[...ids]}::uuid[]) with ordinality u (id, place)
    join (
      select id as order_id, row_number() over () as place from orders limit ${ids.length}
    ) o on o.place = u.place
    where l.order_id = o.order_id and l.position = 0`.execute(db);

export async function countLines(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from order_lines`.execute(db);
  return rows[0]?.count ?? 0;
}
