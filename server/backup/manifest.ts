/**
 * The manifest of a backup. The file is a gzipped tar. It holds `tables/<name>` in the text format of PostgreSQL's COPY
 * and `uploads/<key>`. The manifest comes last, because the checksums are known only then.
 */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const UPLOADS = 'uploads/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^\w+$/);

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schema version of the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(z.object({ schema: name, name, columns: z.array(name), rows: z.int().min(0), sha256 })),
  sequences: z.array(
    z.object({ schema: name, name, last: z.string().regex(/^-?\d+$/), called: z.boolean() }),
  ),
  uploads: z.array(z.object({ key: z.string(), sha256 })),
});

export type Manifest = z.output<typeof manifestSchema>;

export const tableEntry = ({ schema, name }: { schema: string; name: string }): string =>
  `${TABLES}${schema}.${name}`;

/** Passes bytes through and computes their checksum. */
export class Checksum extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Call this once, at the end. */
  get hex(): string {
    return this.#hash.digest('hex');
  }
}
