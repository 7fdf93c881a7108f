import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { taskList } from '#server/taskList.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { storePhotos } from '#server/uploads/storePhotos.ts';
import { sweepPhotos } from '#server/uploads/sweepPhotos.ts';
import { removeUpload } from '#server/uploads/uploadQueries.ts';
import { loadDemoCatalogue } from '../../demo/loadCatalogue.ts';
import { warmPhoto } from './warmPhoto.ts';

const database = await openTestDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'kakon-warm-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const photos = localDisk(folder);
const log = pino({ level: 'silent' });
const parts = { db, photos, log, clock: () => new Date() };
const settings = readEnvironment({ DATA_DIR: folder });
const ours = { ownerId: null, kind: 'product' } as const;

async function filesOf(photo: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of photos.list(`variants/${photo}/`)) keys.push(key.split('/').at(-1) ?? '');
  return keys.toSorted();
}

const catchUp = () => applyEvents(db, { log, wait: true });

async function jobs(): Promise<{ priority: number; queue: string }[]> {
  await catchUp();
  const { rows } = await sql<{ priority: number; queue: string }>`
    select priority, queue_name as queue from graphile_worker.jobs
    where task_identifier = 'warmPhoto' order by id`.execute(db);
  return rows;
}

const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal, log };

describe('the usual sizes of a photo', () => {
  it('are made by the worker after the upload, none wider than the photo', async () => {
    const [taken] = await storePhotos(parts, [async () => jpeg({ width: 600, height: 400 })], ours);
    const photo = taken?.publicId ?? '';
    expect(await jobs()).toEqual([{ priority: 100, queue: 'photos' }]);
    expect(await filesOf(photo)).toEqual([]);

    const worker = startWorker({
      url: database.url,
      log,
      tasks: (own) =>
        taskList({
          ...parts,
          db: own,
          settings,
          shopSettings: currentSettings(settings.initialShopSettings),
          projections: { catchUp },
        }),
      times: { pollMs: 200 },
    });
    try {
      await expect.poll(() => filesOf(photo), { timeout: 20_000 }).toHaveLength(4);
      await expect.poll(jobs, { timeout: 5_000 }).toEqual([]);
    } finally {
      await worker.stop();
    }
    expect(await filesOf(photo)).toEqual(['160.avif', '320.avif', '480.avif', '640.avif']);
  });

  it('are not queued for a refused photo', async () => {
    const before = await jobs();
    await expect(
      db.transaction().execute(async (transaction) => {
        await storePhotos({ ...parts, db: transaction }, [async () => jpeg()], ours);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await jobs()).toEqual(before);
  });

  it('leave no files of a photo that was deleted meanwhile', async () => {
    const [taken] = await storePhotos(parts, [async () => jpeg()], ours);
    const photo = taken?.publicId ?? '';
    const deletedWhileMade = {
      ...photos,
      put: async (key: string, bytes: Uint8Array) => {
        await photos.put(key, bytes);
        await removeUpload(db, photo, 'anyUser');
      },
    };
    await warmPhoto({ ...parts, photos: deletedWhileMade })({ photo }, run);
    expect(await filesOf(photo)).toEqual([]);
    await warmPhoto(parts)({ photo }, run);
    await warmPhoto(parts)({ photo: newId() }, run);
    expect(await filesOf(photo)).toEqual([]);
  });

  it('are swept together with an unused photo', async () => {
    const [taken] = await storePhotos(parts, [async () => jpeg({ width: 300, height: 300 })], ours);
    const photo = taken?.publicId ?? '';
    await warmPhoto(parts)({ photo }, run);
    expect(await filesOf(photo)).toEqual(['160.avif', '320.avif']);
    const later = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await sweepPhotos({ ...parts, clock: () => later }, new AbortController().signal);
    expect(await filesOf(photo)).toEqual([]);
  });

  it('stop being made when the process shuts down', async () => {
    const [taken] = await storePhotos(parts, [async () => jpeg()], ours);
    const photo = taken?.publicId ?? '';
    await warmPhoto(parts)({ photo }, { ...run, signal: AbortSignal.abort() });
    expect(await filesOf(photo)).toEqual([]);
  });

  it('are queued for every photo of the demo catalogue', async () => {
    const before = (await jobs()).length;
    const loaded = { db, photos, clock: () => new Date(), shopSettings: settings.initialShopSettings };
    expect(await loadDemoCatalogue(loaded)).toBe(true);
    const { rows } = await sql<{ n: number }>`
      select count(distinct upload_id)::int as n from product_images`.execute(db);
    expect((await jobs()).length - before).toBe(rows[0]?.n);
    expect(rows[0]?.n).toBeGreaterThan(50);
  });
});
