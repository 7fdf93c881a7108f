/** Saves drafts of content, previews, restores and publishes them. A change of an outdated version is refused. */
import { isDeepStrictEqual } from 'node:util';
import type { endpoints } from '#contract/endpoints.ts';
import { contentSchema } from '#domain/content.schema.ts';
import { type Content, type ContentKey, contentKindOf, languageOfKey } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { Problem } from '#domain/problems.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { contentTexts } from '#texts/content.ts';
import { uploadIdsIn, withPictureSizes } from './contentPictures.ts';
import { bodyOf, insertVersion, lockNewest, markPublished } from './contentQueries.ts';
import { fillContent } from './fillContent.ts';
import { pieceOf } from './readContent.ts';
import { renderContent } from './renderContent.ts';

type AdminContext = Context<'admin'>;

/** A piece keeps its kind: the FAQ is never a page. */
function refuseOtherKind(key: ContentKey, content: Content): void {
  if (content.kind === contentKindOf(key)) return;
  const message = contentTexts.otherPage;
  throw new Problem('invalidInput', { message, errors: { 'content.kind': message } });
}

export const previewContent: Handler<typeof endpoints.previewContent> = async (
  { params: { key }, body: { content } },
  { db, shopSettings },
) => {
  refuseOtherKind(key, content);
  const made = renderContent(await withPictureSizes(db, content));
  const settings = await shopSettings.read(db);
  // Refusals are in the admin's language, the page in its own.
  return { content: inLanguageOf(languageOfKey(key), () => fillContent(made, settings)) };
};

export const saveContentDraft: Handler<typeof endpoints.saveContentDraft> = async (
  { params: { key }, body: { version, content } },
  context,
) => {
  refuseOtherKind(key, content);
  return inTransaction(context.db, (trx) =>
    addVersion(trx, { key, from: version, content, restoredFrom: null }, context),
  );
};

export const restoreContent: Handler<typeof endpoints.restoreContent> = async (
  { params: { key }, body: { version, restore } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    const older = restore === 0 ? shippedContent[key] : await bodyOf(trx, key, restore);
    if (!older || restore >= version) {
      throw new Problem('versionNotFound', { message: contentTexts.versionNotFound });
    }
    // It was valid when it was saved, but the rules may have become stricter.
    const content = parseValue(contentSchema, older);
    return addVersion(trx, { key, from: version, content, restoredFrom: restore }, context);
  });

interface Change {
  key: ContentKey;
  /** The version that the admin edited. */
  from: number;
  content: Content;
  restoredFrom: number | null;
}

async function addVersion(
  trx: Database,
  { key, from, content, restoredFrom }: Change,
  context: AdminContext,
) {
  const newest = await lockNewest(trx, key);
  const body = await withPictureSizes(trx, content);
  if (newest.version !== from) {
    // After a lost response the same content is sent again.
    if (isDeepStrictEqual(body, await bodyOf(trx, key, newest.version))) return pieceOf(trx, key);
    throw new Problem('changedMeanwhile');
  }
  const version = from + 1;
  await insertVersion(trx, {
    key,
    version,
    body,
    rendered: renderContent(body),
    by: context.caller.userId,
    restoredFrom,
    pictures: uploadIdsIn(body),
    now: context.clock(),
  });
  const details = { name: contentName(key), version, ...(restoredFrom !== null && { restoredFrom }) };
  const action = restoredFrom === null ? 'content.draft' : 'content.restore';
  await recordAuditEvent(trx, { action, subject: 'content', subjectId: key, details }, actorOf(context));
  return pieceOf(trx, key);
}

/** Publishing what is published already changes nothing. */
export const publishContent: Handler<typeof endpoints.publishContent> = async (
  { params: { key }, body: { version } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    const newest = await lockNewest(trx, key);
    if (newest.version !== version) throw new Problem('changedMeanwhile');
    if (!newest.isPublished) {
      await markPublished(trx, { key, version, by: context.caller.userId, now: context.clock() });
      const details = { name: contentName(key), version };
      const event = { action: 'content.publish', subject: 'content', subjectId: key, details } as const;
      await recordAuditEvent(trx, event, actorOf(context));
      await recordEvent(trx, { kind: 'contentPublished', key });
    }
    return pieceOf(trx, key);
  });
