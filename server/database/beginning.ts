/**
 * BEGIN goes to PostgreSQL with the first statement of its transaction, since nobody has any use for its answer alone: a
 * round trip less. The two are one series of messages with one end, so a statement whose BEGIN fails is not run either.
 */
import { Query, type Wire } from './series.ts';

/** Prepared, so that all it takes is to be named. */
export const begin = { name: 'kakon_begin', text: 'begin' } as const;

/** BEGIN has to have been prepared on this connection. */
export const canBegin = (connection: unknown): boolean => begin.name in (connection as Wire).parsedStatements;

export class FirstStatement extends Query {
  #hasBegun = false;

  override submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      wire.bind({ statement: begin.name });
      wire.execute({});
      return super.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  /** The first is of BEGIN. */
  override handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (this.#hasBegun) super.handleCommandComplete(message, wire);
    else this.#hasBegun = true;
  }
}
