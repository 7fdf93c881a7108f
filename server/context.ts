/** What a command receives beside its input: the shop's services and the caller. */
import type { AnyEndpoint, Input, Produced, Who } from '#contract/endpoint.ts';
import type { Duties } from '#domain/duties.ts';
import type { Database } from '#server/database/connect.ts';
import type { CurrentSettings } from '#server/settings/currentSettings.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';
import type { Language } from '#texts/language.ts';
import type { Settings } from './environment.ts';

/** A caller with a live session. It is read from the database at each call, never from the token. */
export interface LoggedIn {
  userId: string;
  /** The hash of the caller's token. It identifies the session among the user's sessions. */
  tokenHash: Buffer;
  role: 'user' | 'admin';
  /** An admin's duties; null for all of them. Null for customers, who have none: ask `mayDo`. */
  duties: Duties;
  /** When the password was last entered in this session. */
  passwordAt: Date;
}

/** A file of a multipart request. It stays on disk until the response is sent. Its size was checked before. */
export interface IncomingFile {
  field: string;
  filename: string;
  /** Bytes. */
  size: number;
  bytes(): Promise<Buffer>;
}

/** The part of pino's logger that the shop uses. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Services that live as long as the process. */
export interface Services {
  db: Database;
  photos: PhotoStorage;
  /** The settings of the environment. */
  settings: Settings;
  shopSettings: CurrentSettings;
  projections: {
    /** Returns when all that follows from earlier events is derived: counts, lists, caches. */
    catchUp(): Promise<void>;
  };
  clock: () => Date;
  log: Log;
}

export interface Context<W extends Who = Who> extends Services {
  caller: W extends 'anyone' ? LoggedIn | null : LoggedIn;
  /** Identifies the request in the log and in the audit log. Empty for work without a request. */
  requestId: string;
  /** The client's address, after trusted proxies. */
  address: string;
  /** The client's User-Agent, cut to a limit, for the list of logged-in devices. */
  userAgent: string;
  /** The language that the client prefers. */
  language: Language;
  /** The request's Idempotency-Key, if the endpoint takes one. */
  idempotencyKey: string | null;
  /** Receives the files of a multipart request. Its body is not read before a command calls this. */
  files: () => Promise<readonly IncomingFile[]>;
}

/** A command. The endpoint's allow-list schema parses its result once more before it is sent. */
export type Handler<E extends AnyEndpoint> = (
  input: Input<E>,
  context: Context<E['who']>,
) => Promise<Produced<E>>;
