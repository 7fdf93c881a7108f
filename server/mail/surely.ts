/** What has left must be marked, or it would be sent again: a database that is away for a moment is waited for. */
import { setTimeout as wait } from 'node:timers/promises';

const pausesMs = [100, 500, 2_000, 8_000];

export async function surely(mark: () => Promise<void>): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await mark();
    } catch {
      await wait(pause);
    }
  }
  await mark();
}
