/** One public response in memory. Its body is plain until the first reader takes it compressed. */
import { hash } from 'node:crypto';
import { type Compressed, compress, type Encoding, unpack } from './compression.ts';

export interface PublicResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The data it was made from. A change to any of it makes the response stale. */
  tags: readonly string[];
  /** The pattern of its address, as `/api/products/:id`: metrics and log group by it. */
  route: string;
}

/** Measured in bytes: the objects of a response, and a tag with its place in the index of tags. */
const ownBytes = 1024;
const tagBytes = 300;

export class CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly tags: readonly string[];
  readonly route: string;
  /** Bytes of the plain body. */
  readonly size: number;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #compressions = new Map<Compressed, Promise<Buffer>>();
  readonly #onResized: (response: CachedResponse) => void;
  #etag: string | undefined;

  constructor(
    { status, headers, body, tags, route }: PublicResponse,
    onResized: (response: CachedResponse) => void,
  ) {
    this.status = status;
    this.headers = headers;
    this.tags = tags;
    this.route = route;
    this.size = body.length;
    this.#bodies.set('identity', body);
    this.#onResized = onResized;
  }

  /** Computed for the first HTTP reader while the body is plain. A response that only pages read needs none. */
  get etag(): string {
    this.#etag ??= etagOf(this.#bodies.get('identity') as Buffer);
    return this.#etag;
  }

  /** Bytes of memory that it takes. */
  get bytes(): number {
    let bytes = ownBytes + tagBytes * this.tags.length;
    for (const body of this.#bodies.values()) bytes += body.length;
    return bytes;
  }

  /** Compresses once for each encoding, at the first request for it. */
  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return this.#unpacked();
    const compression = this.#compressions.get(encoding) ?? this.#compress(encoding);
    this.#compressions.set(encoding, compression);
    return compression;
  }

  async text(): Promise<string> {
    return (await this.encoded('identity')).toString();
  }

  /** Drops the plain body, since the compressed one takes a tenth of the memory. The few readers of plain bodies get it unpacked. */
  async #compress(encoding: Compressed): Promise<Buffer> {
    try {
      const body = await this.encoded('identity');
      this.#etag ??= etagOf(body);
      const made = await compress(encoding, body);
      this.#bodies.set(encoding, made);
      this.#bodies.delete('identity');
      this.#onResized(this);
      return made;
    } finally {
      this.#compressions.delete(encoding);
    }
  }

  #unpacked(): Promise<Buffer> {
    const [[encoding, packed] = []] = this.#bodies;
    return unpack(encoding as Compressed, packed as Buffer);
  }
}

/** Weak: all encodings of the body share it, and a strong one would promise the same bytes (RFC 9110, 8.8.1). */
const etagOf = (body: Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
