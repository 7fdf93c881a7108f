import { appendFileSync, renameSync, statSync } from 'node:fs';

/** Two files of at most this size are kept, so that no flood of errors fills the disk. */
const MOST_BYTES = 5 * 1024 * 1024;

/** PostgreSQL's log, kept within bounds. It remembers the last fatal line, to say why a start failed. */
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
      // On a full disk the database's own state matters; its log can wait.
    }
  }

  #startAfresh(): void {
    renameSync(this.#path, `${this.#path}.1`);
    this.#size = 0;
  }
}
