/** Ids that are the same at each loading for the same moment, and random in their last characters as all ids are. */
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

export function demoId(kind: string, key: string, at: Date): string {
  const random = createHash('sha256').update(`${kind}/${key}`).digest().subarray(0, 16);
  return v7({ msecs: at.getTime(), seq: random.readUInt32BE(0), random });
}
