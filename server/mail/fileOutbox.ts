/** The outbox of files: emails and SMS of a shop that has no mail server and no gateway. */
import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

export const outboxOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'outbox');

/** The event that a message is about. It is the same for every attempt to send. */
export interface Trigger {
  kind: string;
  subject: string;
  at: Date;
}

/** Identifies the event without revealing who or what it is about. */
export const digestOf = ({ kind, subject }: Trigger): string =>
  createHash('sha256').update(`${kind} ${subject}`).digest('hex').slice(0, 24);

export const dashed = (kind: string): string =>
  kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sorts by time and contains no names: `2026-03-01T12-00-00-000Z-order-placed-….eml`. */
export const fileNameOf = (trigger: Trigger, extension: 'eml' | 'sms.txt'): string =>
  `${trigger.at.toISOString().replace(/[:.]/g, '-')}-${dashed(trigger.kind)}-${digestOf(trigger)}.${extension}`;

/**
 * Writes the file completely or not at all, readable only by its owner because it may hold a code. A second attempt
 * for the same message overwrites the same file.
 */
export async function writeWhole(directory: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const half = `${file}.half`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
}
