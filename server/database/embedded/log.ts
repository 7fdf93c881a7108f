import { appendFileSync, renameSync, statSync } from 'node:fs';

/** There are two files of at most this size, so that a flood of errors cannot fill the disk. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Writes PostgreSQL's log within a size limit. It remembers the last fatal line, which explains a failed start. */
export class EmbeddedLog {
  readonly #path: string;
  #size: number;
  #fatal = '';

  constructor(path: string) {
    this.#path = path;
    this.#size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }

  get lastFatal(): string {
    return this.#fatal;
  }

  write(text: string): void {
    this.#fatal =
      text.match(/^.*(?:FATAL|PANIC): .*$/m)?.[0].replace(/^.*(?:FATAL|PANIC): +/, '') ?? this.#fatal;
    try {
      if (this.#size > MOST_BYTES) this.#startAfresh();
      appendFileSync(this.#path, text, { mode: 0o600 });
      this.#size += Buffer.byteLength(text);
    } catch {
      // Ignore a full disk: the database matters more than its log.
    }
  }

  #startAfresh(): void {
    renameSync(this.#path, `${this.#path}.1`);
    this.#size = 0;
  }
}
