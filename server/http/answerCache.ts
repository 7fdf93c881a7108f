/**
 * Finished public answers, kept in memory and served without touching the framework, the renderer or the
 * database. Bounded in bytes; misses for one key are produced once; a touched tag drops just its answers.
 * While the listener for changes is lost nothing is kept and nothing kept is served.
 */
import { LRUCache } from 'lru-cache';
import { KeptAnswer, type PublicAnswer } from './keptAnswer.ts';

/** A page that had to do without a part of itself says so: the next reader may get it whole. */
export const isKeepable = ({ status, headers }: Pick<PublicAnswer, 'status' | 'headers'>): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store';

interface Production {
  answer: Promise<KeptAnswer>;
  /** Tags touched while it was being made: an answer that carries one may be old already. */
  touched: Set<string>;
  /** Everything was forgotten meanwhile. */
  outdated: boolean;
}

export class AnswerCache {
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #inProduction = new Map<string, Production>();
  #listening = false;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#kept = new LRUCache<string, KeptAnswer>({
      maxSize: maxBytes,
      // An address may be long, and anybody may make up many.
      sizeCalculation: (answer, key) => answer.bytes + 4 * key.length,
      dispose: (answer, key) => this.#unlink(answer, key),
    });
  }

  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  get count(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  find(key: string): KeptAnswer | undefined {
    const kept = this.#listening ? this.#kept.get(key) : undefined;
    if (kept) this.#hits += 1;
    return kept;
  }

  /** The kept answer, or a new one; `produce` runs once however many ask for the key meanwhile. */
  answer(key: string, produce: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    const kept = this.find(key);
    if (kept) return Promise.resolve(kept);
    const running = this.#inProduction.get(key);
    if (running && running.touched.size === 0) return running.answer;
    return this.#produce(key, produce);
  }

  async #produce(key: string, produce: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    this.#misses += 1;
    const production: Production = {
      touched: new Set(),
      outdated: false,
      answer: produce().then((made) => new KeptAnswer(made, (packed) => this.#weighAnew(key, packed))),
    };
    this.#inProduction.set(key, production);
    try {
      const answer = await production.answer;
      if (this.#mayKeep(answer, production)) this.#keep(key, answer);
      return answer;
    } finally {
      if (this.#inProduction.get(key) === production) this.#inProduction.delete(key);
    }
  }

  #mayKeep(answer: KeptAnswer, { touched, outdated }: Production): boolean {
    if (!this.#listening || outdated || !isKeepable(answer)) return false;
    return !answer.tags.some((tag) => touched.has(tag));
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#kept.set(key, answer);
    if (!this.#kept.has(key)) return;
    for (const tag of answer.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  #unlink(answer: KeptAnswer, key: string): void {
    for (const tag of answer.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }

  /** It takes more or less room than it did, which is known of what comes in anew alone. */
  #weighAnew(key: string, answer: KeptAnswer): void {
    if (this.#kept.peek(key) !== answer) return;
    this.#kept.delete(key);
    this.#keep(key, answer);
  }

  forget(tags: readonly string[]): void {
    for (const { touched } of this.#inProduction.values()) for (const tag of tags) touched.add(tag);
    for (const tag of tags) for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#kept.delete(key);
  }

  forgetAll(): void {
    for (const production of this.#inProduction.values()) production.outdated = true;
    this.#inProduction.clear();
    this.#kept.clear();
  }

  /** Changes made by other processes are heard again: keeping may begin, from nothing. */
  changesHeard(heard: boolean): void {
    this.forgetAll();
    this.#listening = heard;
  }
}
