/** The same kind, key and time always give the same id. The last characters look random, as in all ids. */
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

export function demoId(kind: string, key: string, at: Date): string {
  const random = createHash('sha256').update(`${kind}/${key}`).digest().subarray(0, 16);
  return v7({ msecs: at.getTime(), seq: random.readUInt32BE(0), random });
}
