/**
 * The queue for image processing. A fixed number run at once, uploads before variants, and a full queue refuses with
 * "busy". It bounds memory and CPU. Background work runs only while nothing else does.
 */
import { Problem } from '#domain/problems.ts';

/** Node's four worker threads also serve files and passwords, so images use half of them. */
const places = 2;
const longestLine = 200;

/** Who waits for the result: the sender of an upload, a visitor, or nobody (background work). */
export type RequestedBy = 'upload' | 'visitor' | 'background';

export type ImageQueue = <T>(work: () => Promise<T>, requestedBy?: RequestedBy) => Promise<T>;

export function openImageQueue(slots = places, longest = longestLine): ImageQueue {
  const lines: Record<RequestedBy, (() => void)[]> = { upload: [], visitor: [], background: [] };
  let busy = 0;

  const nextInLine = (): (() => void) | undefined =>
    lines.upload.shift() ?? lines.visitor.shift() ?? (busy === 0 ? lines.background.shift() : undefined);

  const admit = (requestedBy: RequestedBy): Promise<void> | undefined => {
    const isFree = requestedBy === 'background' ? busy === 0 : busy < slots;
    if (isFree) {
      busy += 1;
      return undefined;
    }
    if (lines.upload.length + lines.visitor.length >= longest && requestedBy !== 'background') {
      throw new Problem('unavailable');
    }
    return new Promise((start) => lines[requestedBy].push(start));
  };

  /** The slot passes directly to the next in the queue, so that a new request cannot take it. */
  const leave = (): void => {
    busy -= 1;
    const next = nextInLine();
    if (!next) return;
    busy += 1;
    next();
  };

  return async (work, requestedBy = 'visitor') => {
    await admit(requestedBy);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** One queue per process, because its cores are shared. */
export const imageQueue: ImageQueue = openImageQueue();
