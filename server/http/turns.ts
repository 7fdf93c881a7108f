/**
 * So many at work at a time, the others in a queue, the first in rank first. Nobody waits long: an answer that comes late
 * is worth less to whoever asked than a quick word on when to come again, and costs the shop as much as one in time.
 */
export interface Turns<Rank extends string> {
  /** Resolves to true when it is their turn, to false when that would take too long. */
  take(rank: Rank): Promise<boolean>;
  /** Whoever has had a turn is done. */
  give(): void;
}

export interface TurnBounds {
  atOnce: number;
  /** Milliseconds. */
  longestWaitMs: number;
}

interface Waiting {
  begin: (isTurn: boolean) => void;
  patience: NodeJS.Timeout;
}

/** Ranks in their order. */
export function createTurns<Rank extends string>(ranks: readonly Rank[], bounds: TurnBounds): Turns<Rank> {
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
    async take(rank) {
      if (free === 0) return wait(queues.get(rank) as Set<Waiting>);
      free -= 1;
      return true;
    },
    give() {
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
