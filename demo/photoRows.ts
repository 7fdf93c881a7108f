/** The photos as uploads: one row per file, even if several products show it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import type { Uploads } from '#server/database/tables.ts';
import { masterKey } from '#server/uploads/photoKeys.ts';
import { type DemoProduct, photosFolder } from './catalogue.ts';
import { demoId } from './demoIds.ts';

export interface DemoPhoto {
  bytes: Buffer;
  row: Insertable<Uploads> & { id: string };
}

/** By file name. */
export type DemoPhotos = ReadonlyMap<string, DemoPhoto>;

export async function readPhotos(products: readonly DemoProduct[], takenIn: Date): Promise<DemoPhotos> {
  const images = new Map(products.flatMap(({ images }) => images.map((image) => [image.file, image])));
  const photos = [...images.values()].map(async ({ file, width, height }) => {
    const bytes = await readFile(new URL(file, photosFolder));
    const sha256 = createHash('sha256').update(bytes).digest();
    const id = demoId('photo', file, takenIn);
    const row = {
      id,
      kind: 'product' as const,
      storage_key: masterKey(id, sha256, 'jpeg'),
      format: 'jpeg' as const,
      bytes: bytes.length,
      width,
      height,
      sha256,
      created_at: takenIn,
    };
    return [file, { bytes, row }] as const;
  });
  return new Map(await Promise.all(photos));
}
