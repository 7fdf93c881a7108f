/** What a command is given beside its input: the shop's parts, grouped, and who is asking. */
import type { RawBuilder } from 'kysely';
import type { AnyEndpoint, Input, Produced, Who } from '#contract/endpoint.ts';
import type { Database } from '#server/database/connect.ts';
import type { Ending } from '#server/database/transaction.ts';
import type { Settings } from '#server/settings.ts';
import type { CurrentShop } from '#server/shop/currentShop.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';

/** Somebody with a live session. Read from the database at each call, never from the token. */
export interface SignedIn {
  userId: string;
  /** The hash of the token that was shown: names the session among the others of its user. */
  tokenHash: Buffer;
  role: 'user' | 'admin';
}

/** A file of a multipart request, held in memory: its size is bounded before it gets here. */
export interface IncomingFile {
  field: string;
  filename: string;
  bytes: Buffer;
}

/** The structured log, as pino has it. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The parts of the shop that live as long as the process. */
export interface Services {
  db: Database;
  photos: PhotoStorage;
  settings: Settings;
  shop: CurrentShop;
  clock: () => Date;
  log: Log;
}

export interface Context<W extends Who = Who> extends Services {
  caller: W extends 'anyone' ? SignedIn | null : SignedIn;
  /** Names the request in the log and in the book of deeds; empty where there is none. */
  requestId: string;
  /** The client's address, after trusted proxies. */
  address: string;
  /** What the client calls itself, cut to a sane length; for the list of signed-in devices. */
  userAgent: string;
  /** The request's Idempotency-Key, where the call takes one. */
  idempotencyKey: string | null;
  files: readonly IncomingFile[];
}

/** A command: parsed input and a context in, an answer out that is parsed once more by the row's allow-list. */
export type Handler<E extends AnyEndpoint> = (
  input: Input<E>,
  context: Context<E['who']>,
) => Promise<Produced<E>>;

/**
 * A command whose transaction begins with reading what is the caller's and ends with one statement. What it reads, it
 * reads in the statement that finds out who is calling: a round trip less. For calls that anybody signed in may make, as
 * often as she likes: whether the caller is an admin, and what she has spent, is not asked on this way.
 */
export interface OpeningHandler<E extends AnyEndpoint, Read, Row> {
  /** A part of that statement, of the user with this id. */
  reading: (input: Input<E>, userId: RawBuilder<string>, services: Services) => RawBuilder<Read>;
  ending: (read: Read, input: Input<E>, context: Context<E['who']>) => Ending<Row, Produced<E>>;
}

export type AnyHandler<E extends AnyEndpoint> =
  | Handler<E>
  // biome-ignore lint/suspicious/noExplicitAny: what it reads and writes is a command's own affair
  | (E['who'] extends 'customer' ? OpeningHandler<E, any, any> : never);
