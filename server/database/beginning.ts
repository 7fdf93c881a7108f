/**
 * BEGIN goes to PostgreSQL with the first statement of its transaction, since nobody has any use for its answer alone: a
 * round trip less. The two are one series of messages with one end, so a statement whose BEGIN fails is not run either.
 */
import pg from 'pg';

/** Prepared, so that all it takes is to be named. */
export const begin = { name: 'kakon_begin', text: 'begin' } as const;

/** What the driver's types keep to themselves. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** By name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(message: { statement: string }): void;
  execute(message: object): void;
}

interface Asked {
  submit(wire: Wire): Error | null;
  handleCommandComplete(message: object, wire: Wire): void;
}

export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

const Query = pg.Query as unknown as new (statement: Statement) => Asked;

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
  override handleCommandComplete(message: object, wire: Wire): void {
    if (this.#hasBegun) super.handleCommandComplete(message, wire);
    else this.#hasBegun = true;
  }
}
