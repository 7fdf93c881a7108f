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

/**
 * Several statements; the driver makes a list of the results. It takes note of what was prepared under the first's name:
 * the others have the same, or none.
 */
export class Series extends Query {
  readonly statements: readonly Statement[];

  constructor(statements: readonly Statement[]) {
    super(statements[0] as Statement);
    this.statements = statements;
  }

  override submit(wire: Wire): Error | null {
    const withoutEnd = Object.create(wire, { sync: { value: () => {} } });
    wire.stream.cork();
    try {
      const refusal = super.submit(withoutEnd);
      if (refusal) return refusal;
      for (const statement of this.statements.slice(1, -1)) new Query(statement).submit(withoutEnd);
      return new Query(this.statements.at(-1) as Statement).submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }
}
