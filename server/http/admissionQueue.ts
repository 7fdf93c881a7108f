/**
 * Limits how many run at a time. The others wait in a queue, ordered by rank. The wait is short: a late response costs
 * the shop as much as one in time, and a quick refusal with a Retry-After serves the client better.
 */
export interface AdmissionQueue<Rank extends string> {
  /** Resolves to true when the caller may run, to false if the wait was too long. */
  enter(rank: Rank): Promise<boolean>;
  /** Call this when the work is done. */
  leave(): void;
}

export interface QueueBounds {
  atOnce: number;
  /** In milliseconds. */
  longestWaitMs: number;
}

interface Waiting {
  begin: (isTurn: boolean) => void;
  patience: NodeJS.Timeout;
}

/** `ranks`: the highest first. */
export function createAdmissionQueue<Rank extends string>(
  ranks: readonly Rank[],
  bounds: QueueBounds,
): AdmissionQueue<Rank> {
  const queues = new Map(ranks.map((rank) => [rank, new Set<Waiting>()]));
  let free = bounds.atOnce;

  function next(): Waiting | null {
    for (const queue of queues.values()) {
      for (const waiting of queue) {
        queue.delete(waiting);
        return waiting;
      }
    }
    return null;
  }

  function wait(queue: Set<Waiting>): Promise<boolean> {
    return new Promise((begin) => {
      const giveUp = () => {
        queue.delete(waiting);
        begin(false);
      };
      const waiting: Waiting = { begin, patience: setTimeout(giveUp, bounds.longestWaitMs) };
      queue.add(waiting);
    });
  }

  return {
    async enter(rank) {
      if (free === 0) return wait(queues.get(rank) as Set<Waiting>);
      free -= 1;
      return true;
    },
    leave() {
      const waiting = next();
      if (!waiting) {
        free += 1;
        return;
      }
      clearTimeout(waiting.patience);
      waiting.begin(true);
    },
  };
}
