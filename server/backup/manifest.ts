/**
 * What a backup says of itself. The file is a gzipped tar: `tables/<name>` as PostgreSQL's own text format of COPY,
 * `uploads/<key>`, and this, last, since only then the checksums are known.
 */
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const UPLOADS = 'uploads/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^\w+$/);

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The form the tables have. */
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
