/** Replaces the network by one that takes each call and never responds, and the clock by one that a test moves. */
import { vi } from 'vitest';

/** Returns what was called. A call ends at its own timeout. */
export function hangingCalls(): string[] {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('Too long', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method, signal }: RequestInit) => {
    sent.push(`${method} ${url.replace('/api', '')}`);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  return sent;
}
