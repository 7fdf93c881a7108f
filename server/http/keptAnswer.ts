/** One public answer in memory: compressed as its readers take it, plain only until the first of them has. */
import { hash } from 'node:crypto';
import { type Compressed, compress, type Encoding, unpack } from './compression.ts';

export interface PublicAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it was made from; a change to any of it outdates the answer. */
  tags: readonly string[];
}

/** Bytes, measured: the objects of an answer, and a tag with its place in the lists of what to drop. */
const ownBytes = 1024;
const tagBytes = 300;

export class KeptAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly tags: readonly string[];
  /** Of the plain body. */
  readonly size: number;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #inTheMaking = new Map<Compressed, Promise<Buffer>>();
  readonly #onResized: (answer: KeptAnswer) => void;
  #etag: string | undefined;

  constructor({ status, headers, body, tags }: PublicAnswer, onResized: (answer: KeptAnswer) => void) {
    this.status = status;
    this.headers = headers;
    this.tags = tags;
    this.size = body.length;
    this.#bodies.set('identity', body);
    this.#onResized = onResized;
  }

  /** Made for the first reader, while the body is plain: what only pages ask for needs none. */
  get etag(): string {
    this.#etag ??= etagOf(this.#bodies.get('identity') as Buffer);
    return this.#etag;
  }

  /** What it takes of memory. */
  get bytes(): number {
    let bytes = ownBytes + tagBytes * this.tags.length;
    for (const body of this.#bodies.values()) bytes += body.length;
    return bytes;
  }

  /** Compressed once for each encoding, at the first request that asks for it. */
  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return this.#unpacked();
    const making = this.#inTheMaking.get(encoding) ?? this.#make(encoding);
    this.#inTheMaking.set(encoding, making);
    return making;
  }

  async text(): Promise<string> {
    return (await this.encoded('identity')).toString();
  }

  /** Nearly every reader takes what is compressed, in a tenth of the room; the few others have it unpacked. */
  async #make(encoding: Compressed): Promise<Buffer> {
    try {
      const body = await this.encoded('identity');
      this.#etag ??= etagOf(body);
      const made = await compress(encoding, body);
      this.#bodies.set(encoding, made);
      this.#bodies.delete('identity');
      this.#onResized(this);
      return made;
    } finally {
      this.#inTheMaking.delete(encoding);
    }
  }

  #unpacked(): Promise<Buffer> {
    const [[encoding, packed] = []] = this.#bodies;
    return unpack(encoding as Compressed, packed as Buffer);
  }
}

const etagOf = (body: Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
