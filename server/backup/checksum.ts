import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Lets bytes through and remembers what they add up to. */
export class Checksum extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** To be asked for once, at the end. */
  get hex(): string {
    return this.#hash.digest('hex');
  }
}
