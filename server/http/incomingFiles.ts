/**
 * Receives the files of multipart requests. They are written to disk while they arrive, so that no body is in memory, and
 * removed after the response. Only a few bodies are received at a time.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#domain/problems.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import type { IncomingFile } from '#server/context.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { createAdmissionQueue } from './admissionQueue.ts';

export interface IncomingBounds {
  /** Bodies that this process receives or works on at a time. */
  bodiesAtOnce: number;
  /** The share of one user, so that one user cannot take all places. */
  bodiesOfOne: number;
  /** Milliseconds that a request waits for a place. */
  longestWaitMs: number;
  /** Bytes of the disk that stay free for the database. */
  leastFree: (diskSize: number) => number;
}

const megabyte = 1024 * 1024;

export const incomingBounds: IncomingBounds = {
  bodiesAtOnce: 16,
  bodiesOfOne: 4,
  longestWaitMs: 5_000,
  leastFree: (diskSize) => Math.min(500 * megabyte, diskSize / 20),
};

/** A request ends within minutes, so older files were left by a process that died. */
const leftoverMs = 60 * 60_000;
/** Seconds after which a client may try again: for a place, or for room on the disk. */
const placeRetrySeconds = 5;
const roomRetrySeconds = 600;

export interface IncomingBody {
  /** `sender` is the logged-in user. */
  read(sender: string): Promise<readonly IncomingFile[]>;
  /** Removes the files and frees the place. */
  discard(): Promise<void>;
}

export interface IncomingBodies {
  bodyOf(request: FastifyRequest): IncomingBody;
  /** Removes files of processes that died. */
  clearLeftovers(): Promise<void>;
}

interface Places {
  take(sender: string): Promise<void>;
  give(sender: string): void;
}

const busy = () => new Problem('unavailable', { retryAfter: placeRetrySeconds });

function placesFor(bounds: IncomingBounds): Places {
  const queue = createAdmissionQueue(['any'], {
    atOnce: bounds.bodiesAtOnce,
    longestWaitMs: bounds.longestWaitMs,
  });
  const held = new Map<string, number>();
  const heldBy = (sender: string): number => held.get(sender) ?? 0;
  const release = (sender: string): void => {
    if (heldBy(sender) > 1) held.set(sender, heldBy(sender) - 1);
    else held.delete(sender);
  };
  return {
    async take(sender) {
      if (heldBy(sender) >= bounds.bodiesOfOne) throw busy();
      held.set(sender, heldBy(sender) + 1);
      if (await queue.enter('any')) return;
      release(sender);
      throw busy();
    },
    give(sender) {
      release(sender);
      queue.leave();
    },
  };
}

async function refuseWithoutRoom(directory: string, { leastFree }: IncomingBounds): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(directory);
  if (bavail * bsize >= leastFree(blocks * bsize)) return;
  throw new Problem('unavailable', { message: uploadRefusals.noRoom, retryAfter: roomRetrySeconds });
}

/** RFC 2046, 5.1.1. The parser fails on much longer ones, as on a fault of its own. */
const longestBoundary = 70;
const hasShortBoundary = ({ headers }: FastifyRequest): boolean =>
  (/boundary=(?:"([^"]*)"|([^;]*))/i.exec(headers['content-type'] ?? '')?.slice(1) ?? []).every(
    (boundary = '') => boundary.trim().length <= longestBoundary,
  );

async function writeFiles(
  request: FastifyRequest,
  directory: string,
  paths: string[],
): Promise<IncomingFile[]> {
  if (!request.isMultipart()) throw new Problem('wrongType');
  if (!hasShortBoundary(request)) throw new Problem('malformedBody');
  // A client that left while it waited sends no end of its body. Reading it would wait for ever.
  if (request.raw.destroyed) throw new Problem('malformedBody');
  const files: IncomingFile[] = [];
  let field = '';
  try {
    for await (const part of request.files()) {
      field = part.fieldname;
      const path = join(directory, randomUUID());
      paths.push(path);
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const { size } = await stat(path);
      // A program may send a file without a name, whatever the library's type says.
      files.push({ field, filename: part.filename ?? '', size, bytes: () => readFile(path) });
    }
  } catch (error) {
    throw multipartProblem(error, field);
  }
  return files;
}

function multipartProblem(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(field === sheetUploadField ? 'sheetTooLarge' : 'imageTooLarge');
  }
  if (code === 'FST_FILES_LIMIT') return new Problem('tooManyImages');
  if (code === 'ENOSPC') return new Problem('unavailable', { message: uploadRefusals.noRoom });
  if (statusCode === 413) return new Problem('tooLarge');
  if (code?.startsWith('FST_') || /multipart|unexpected end/i.test(String(error)))
    return new Problem('malformedBody');
  return error;
}

export function incomingBodies(directory: string, bounds: Partial<IncomingBounds> = {}): IncomingBodies {
  const whole = { ...incomingBounds, ...bounds };
  const places = placesFor(whole);
  return {
    bodyOf(request) {
      const paths: string[] = [];
      let holder: string | null = null;
      return {
        async read(sender) {
          await mkdir(directory, { recursive: true, mode: 0o700 });
          await refuseWithoutRoom(directory, whole);
          await places.take(sender);
          holder = sender;
          return writeFiles(request, directory, paths);
        },
        async discard() {
          try {
            await Promise.all(paths.map((path) => rm(path, { force: true })));
          } finally {
            if (holder !== null) places.give(holder);
            holder = null;
          }
        },
      };
    },
    clearLeftovers: () => clearLeftovers(directory),
  };
}

async function clearLeftovers(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
  }
}
