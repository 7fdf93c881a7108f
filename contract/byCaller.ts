/**
 * The table of endpoints in two parts, by who may call them. A browser that shows the shop loads no address of the admin
 * area: its build replaces both parts by their methods and paths, each in a file of its own.
 */
import type { AnyEndpoint, Who } from './endpoint.ts';

type Table = Record<string, AnyEndpoint>;

/** The rows of a table that callers of one kind may call. */
export type CallableBy<W extends Who, T extends Table> = {
  [Name in keyof T as T[Name]['who'] extends W ? Name : never]: T[Name];
};

/** The rows of the table that one of these callers may call. */
export const callableBy = <T extends Table, const W extends Who>(table: T, callers: readonly W[]) =>
  Object.fromEntries(
    Object.entries(table).filter(([, { who }]) => (callers as readonly Who[]).includes(who)),
  ) as CallableBy<W, T>;
