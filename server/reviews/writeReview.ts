/** A customer reviews a delivered product, once per product, and can change that review later. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { imageUrl } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { uploadsOfUrls } from '#server/uploads/uploadsNamed.ts';
import { findOrdered, findReviewBy } from './reviewQueries.ts';
import { ownReviewResponse } from './reviewResponse.ts';
import { changeReview, insertReview, type ReviewPhoto, setPhotos } from './reviewWriteQueries.ts';

export const writeReview: Handler<typeof endpoints.writeReview> = ({ body }, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const { userId } = caller;
    const { productId, orderId, images, rating, title, comment } = body;
    const bought = { productId, orderId };
    await refuseUndelivered(trx, userId, bought);
    const review = { id: newId(), userId, rating, title, comment, ...bought, now: clock() };
    if (!(await insertReview(trx, review))) throw new Problem('alreadyReviewed');
    await setPhotos(trx, review.id, await photosOfUrls(trx, images, userId));
    await recordEvent(trx, { kind: 'reviewChanged', product: productId, stars: true });
    return writtenResponse(trx, userId, review.id);
  });

async function refuseUndelivered(
  trx: Database,
  userId: string,
  bought: { productId: string; orderId: string },
): Promise<void> {
  if (!isId(bought.orderId)) throw new Problem('orderNotFound');
  if (!isId(bought.productId)) throw new Problem('productNotFound');
  const ordered = await findOrdered(trx, userId, bought);
  if (!ordered) throw new Problem('orderNotFound');
  if (!ordered.holds) throw new Problem('productNotFound');
  if (!ordered.delivered) throw new Problem('notDelivered');
}

export const updateReview: Handler<typeof endpoints.updateReview> = async ({ params, body }, context) => {
  const { db, caller, clock } = context;
  const { id } = params;
  if (!isId(id)) throw new Problem('reviewNotFound');
  return inTransaction(db, async (trx) => {
    const { userId } = caller;
    const changed = await changeReview(trx, { id, userId, now: clock() }, body);
    if (!changed) throw new Problem('reviewNotFound');
    if (body.images) await setPhotos(trx, id, await photosOfUrls(trx, body.images, userId));
    await recordEvent(trx, { kind: 'reviewChanged', ...changed });
    return writtenResponse(trx, userId, id);
  });
};

async function writtenResponse(trx: Database, userId: string, id: string) {
  const written = await findReviewBy(trx, userId, id);
  if (!written) throw new Error(`review ${id} was not written`);
  return { review: ownReviewResponse(written) };
}

/** The photos that a review shows. Only photos uploaded by its author are allowed. */
async function photosOfUrls(trx: Database, urls: readonly string[], ownerId: string): Promise<ReviewPhoto[]> {
  const uploads = await uploadsOfUrls(trx, urls, ownerId);
  return uploads.map(({ id, width, height }) => ({ uploadId: id, url: imageUrl(id), width, height }));
}
