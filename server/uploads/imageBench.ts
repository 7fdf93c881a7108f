/**
 * The place where pictures are worked on: as many at a time as the machine has cores to give, the rest in line, photos
 * just sent in before variants of old ones, and an honest "busy" when the line is too long. Bounds memory and processor
 * however many arrive at once. What nobody waits for is worked on only while the bench is otherwise empty.
 */
import { Problem } from '#domain/problems.ts';

/** Node's four threads for heavy work are also those of files and passwords: pictures leave them half. */
const places = 2;
const longestLine = 200;

/** For whom: somebody who sends a photo in, somebody who looks at one, or nobody yet. */
export type For = 'sender' | 'visitor' | 'nobody';

export type ImageBench = <T>(work: () => Promise<T>, whom?: For) => Promise<T>;

export function openImageBench(slots = places, longest = longestLine): ImageBench {
  const lines: Record<For, (() => void)[]> = { sender: [], visitor: [], nobody: [] };
  let busy = 0;

  const nextInLine = (): (() => void) | undefined =>
    lines.sender.shift() ?? lines.visitor.shift() ?? (busy === 0 ? lines.nobody.shift() : undefined);

  const admit = (whom: For): Promise<void> | undefined => {
    const isFree = whom === 'nobody' ? busy === 0 : busy < slots;
    if (isFree) {
      busy += 1;
      return undefined;
    }
    if (lines.sender.length + lines.visitor.length >= longest && whom !== 'nobody') {
      throw new Problem('unavailable');
    }
    return new Promise((start) => lines[whom].push(start));
  };

  /** The place goes straight to the next in line, so nobody who comes just then can slip in. */
  const leave = (): void => {
    busy -= 1;
    const next = nextInLine();
    if (!next) return;
    busy += 1;
    next();
  };

  return async (work, whom = 'visitor') => {
    await admit(whom);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** The one of this process: its cores are shared by everything in it. */
export const imageBench: ImageBench = openImageBench();
