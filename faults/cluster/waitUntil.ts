import { setTimeout as pause } from 'node:timers/promises';

/** Returns the first result that is not falsy. An error counts as none. Throws after `withinMs`. */
export async function waitUntil<T>(
  what: string,
  look: () => Promise<T>,
  withinMs: number,
): Promise<NonNullable<T>> {
  const end = performance.now() + withinMs;
  let reason = '';
  for (;;) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : error}`;
    }
    if (performance.now() > end) throw new Error(`Not within ${withinMs / 1000} s: ${what}${reason}`);
    await pause(100);
  }
}
