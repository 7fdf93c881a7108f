/**
 * The place where pictures are worked on: as many at a time as the machine has cores to give, the rest in line, photos
 * just sent in before variants of old ones, and an honest "busy" when the line is too long. Bounds memory and processor
 * however many arrive at once.
 */
import { Problem } from '#domain/problems.ts';

/** Node's four threads for heavy work are also those of files and passwords: pictures leave them half. */
const places = 2;
const longestLine = 200;

interface Waiting {
  urgent: boolean;
  start: () => void;
}

export type ImageBench = <T>(work: () => Promise<T>, options?: { urgent?: boolean }) => Promise<T>;

export function openImageBench(slots = places, longest = longestLine): ImageBench {
  const line: Waiting[] = [];
  let busy = 0;

  const admit = (urgent: boolean): Promise<void> | undefined => {
    if (busy < slots) {
      busy += 1;
      return undefined;
    }
    if (line.length >= longest) throw new Problem('unavailable');
    return new Promise((start) => line.push({ urgent, start }));
  };

  /** The place goes straight to the next in line, so nobody who comes just then can slip in. */
  const leave = (): void => {
    const first = Math.max(
      line.findIndex(({ urgent }) => urgent),
      0,
    );
    const [next] = line.splice(first, 1);
    if (next) next.start();
    else busy -= 1;
  };

  return async (work, { urgent = false } = {}) => {
    await admit(urgent);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** The one of this process: its cores are shared by everything in it. */
export const imageBench: ImageBench = openImageBench();
