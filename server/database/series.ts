/**
 * What it takes to send more than one statement to PostgreSQL as one series of messages: the driver's types keep it to
 * themselves.
 */
import pg from 'pg';

export interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** By name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(message: { statement: string }): void;
  execute(message: object): void;
}

interface Asked {
  submit(wire: Wire): Error | null;
  handleCommandComplete(message: { text: string }, wire: Wire): void;
}

export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

export const Query = pg.Query as unknown as new (statement: Statement) => Asked;
