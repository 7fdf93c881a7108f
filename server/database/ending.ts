/**
 * COMMIT goes to PostgreSQL with the last statement of its transaction, as BEGIN with the first: a round trip less. The
 * two are one series of messages with one end, and after an error PostgreSQL skips what is left of a series: where the
 * statement fails nothing is committed, and the transaction waits for its ROLLBACK as ever.
 */
import { Query, type Wire } from './series.ts';

/** Prepared, so that all it takes is to be named. */
export const commit = { name: 'kakon_commit', text: 'commit' } as const;

/** COMMIT has to have been prepared on this connection. */
export const canCommit = (connection: unknown): boolean =>
  commit.name in (connection as Wire).parsedStatements;

export class LastStatement extends Query {
  #isDone = false;
  #hasCommitted = false;

  /** False where PostgreSQL ended the transaction otherwise, though no statement of it failed. */
  get hasCommitted(): boolean {
    return this.#hasCommitted;
  }

  /** Only what is executed is committed: a statement whose values cannot be sent ends its series without. */
  override submit(wire: Wire): Error | null {
    const execute = (message: object) => {
      wire.execute(message);
      wire.bind({ statement: commit.name });
      wire.execute({});
    };
    return super.submit(Object.create(wire, { execute: { value: execute } }));
  }

  /** The first is of the statement, the second of COMMIT. */
  override handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (this.#isDone) this.#hasCommitted = message.text === 'COMMIT';
    else super.handleCommandComplete(message, wire);
    this.#isDone = true;
  }
}
