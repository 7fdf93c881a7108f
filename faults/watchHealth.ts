/** Asks a shop whether it is ready, as a load balancer does: on a connection of its own each time, and with a time limit. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface HealthChecks {
  checks: number;
  /** Another status than 200, or no response in time. */
  failed: number;
  /** The most that failed in a row. */
  inARow: number;
  longestMs: number;
}

interface Checked {
  address: string;
  timeoutMs: number;
}

const everyMs = 250;

/** Stops when the signal is aborted. */
export async function watchHealth(checked: Checked, signal: AbortSignal): Promise<HealthChecks> {
  const found: HealthChecks = { checks: 0, failed: 0, inARow: 0, longestMs: 0 };
  let inARow = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const isReady = await check(checked);
    found.checks += 1;
    found.failed += isReady ? 0 : 1;
    inARow = isReady ? 0 : inARow + 1;
    found.inARow = Math.max(found.inARow, inARow);
    found.longestMs = Math.max(found.longestMs, Math.round(performance.now() - startedAt));
    await pause(everyMs);
  }
  return found;
}

const check = ({ address, timeoutMs }: Checked): Promise<boolean> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    get(`${address}/api/health`, { agent: false, signal }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
