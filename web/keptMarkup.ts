/** The parts of pages that stand on others as well, kept as React wrote them, on the server. */
import { LRUCache } from 'lru-cache';
import type { KnownMarkup, PartTag } from './WrittenOnce.tsx';

/** Bytes: the cards of some 400 products. */
const MOST_KEPT = 4 * 1024 * 1024;

/** V8 has two bytes for a letter where a text has one beyond Latin, as the sign of the taka is. */
const sizeOf = (html: string, key: string): number => 2 * (html.length + key.length);

/** A slice of a page would keep all of it alive. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

const markOf = (number: number): string => ` data-written="${number}"`;

interface NewPart {
  tag: PartTag;
  key: string;
}

export class KeptMarkup implements KnownMarkup {
  readonly #kept: LRUCache<string, string>;
  /** Of the page that is being written. */
  #new: NewPart[] = [];

  constructor(maxBytes = MOST_KEPT) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  find(key: string): string | undefined {
    return this.#kept.get(key);
  }

  number(tag: PartTag, key: string): number {
    return this.#new.push({ tag, key }) - 1;
  }

  /** `write` must not wait for anything: one page is written at a time. */
  writing(write: () => string): string {
    this.#new = [];
    return this.#keepNew(write());
  }

  forget(): void {
    this.#kept.clear();
  }

  /** Takes the marks out again. Nobody else could have made one: React writes no bare quote into a text. */
  #keepNew(page: string): string {
    const pieces: string[] = [];
    let done = 0;
    for (const [number, { tag, key }] of this.#new.entries()) {
      const mark = markOf(number);
      const at = page.indexOf(mark, done);
      if (at < 0) continue;
      const start = page.indexOf('>', at) + 1;
      const end = page.indexOf(`</${tag}>`, start);
      this.#kept.set(key, copyOf(page.slice(start, end)));
      pieces.push(page.slice(done, at), page.slice(at + mark.length, end));
      done = end;
    }
    return pieces.length === 0 ? page : pieces.join('') + page.slice(done);
  }
}
