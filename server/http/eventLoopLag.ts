/** How far the process is behind: what every request waits before anything is done for it. */
export interface EventLoopLag {
  /** Milliseconds, evened out over the last few tenths of a second: one pause for collecting garbage is no overload. */
  now(): number;
  close(): void;
}

const sampleMs = 50;
const weightOfNewest = 0.3;

export function watchEventLoop(): EventLoopLag {
  let lag = 0;
  let due = performance.now() + sampleMs;
  const timer = setInterval(() => {
    const now = performance.now();
    lag += weightOfNewest * (Math.max(0, now - due) - lag);
    due = now + sampleMs;
  }, sampleMs);
  timer.unref();
  return { now: () => lag, close: () => clearInterval(timer) };
}
