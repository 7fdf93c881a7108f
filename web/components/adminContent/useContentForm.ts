/** The form of a piece of content: saves drafts and publishes them. What was typed survives a reload and a refusal. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { contentSchema } from '#domain/content.schema.ts';
import type { Content } from '#domain/content.ts';
import { contentTexts } from '#texts/content.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { useOneAtATime } from '#web/components/admin/useOneAtATime.ts';
import { useVersionedForm } from '#web/components/admin/useVersionedForm.ts';
import { toast } from '#web/ui/toast.ts';
import type { ContentPiece } from './contentPiece.ts';
import { storedContent } from './storedContent.ts';

const resolver = zodResolver(contentSchema) as unknown as Resolver<Content, unknown, Content>;

export function useContentForm(opened: ContentPiece) {
  const { key } = opened;
  const params = { key };
  const { revalidate } = useRevalidator();
  const [found] = useState(() => storedContent.find(key));
  const versioned = useVersionedForm({
    opened: found ? { ...opened, version: found.version } : opened,
    stored: found && { values: found.content, at: found.at },
    valuesOf: (piece) => piece.content,
    resolver,
    load: () => adminApi.contentPiece({ params }),
    prefix: 'content.',
    draft: {
      store: (content, { version }) =>
        storedContent.store(key, { version, content, at: new Date().toISOString() }),
      drop: () => storedContent.drop(key),
    },
  });
  const { form, base, storedAt, theirs, isUnsaved } = versioned;
  const oneAtATime = useOneAtATime();

  /** The page goes on from this version, and drops what is typed. */
  const startFrom = async (piece: ContentPiece) => {
    versioned.startFrom(piece);
    await revalidate();
  };

  const showSaved = async (piece: ContentPiece, sent: Content) => {
    versioned.goOnAfterSaving(piece, sent);
    await revalidate();
  };

  const attempt = (task: () => Promise<unknown>, otherwise: string) =>
    oneAtATime(() => task().catch((error: unknown) => versioned.showRefusal(error, otherwise)));

  const save = (content: Content, version: number) =>
    adminApi.saveContentDraft({ params, body: { version, content } });

  const saveDraft = (version: number) => (content: Content) =>
    attempt(async () => {
      const sent = versioned.typedNow();
      await showSaved(await save(content, version), sent);
      toast(contentTexts.savedDraft);
    }, contentTexts.saveFailed);

  const publish = (content: Content) =>
    attempt(async () => {
      const sent = versioned.typedNow();
      const piece = isUnsaved() ? await save(content, base.version) : base;
      // If publishing fails, the next try goes on from the saved draft.
      if (piece !== base) await showSaved(piece, sent);
      const published = await adminApi.publishContent({ params, body: { version: piece.version } });
      await showSaved(published, piece.content);
      toast(contentTexts.published);
    }, contentTexts.publishFailed);

  return {
    form,
    base,
    storedAt,
    theirs,
    startFrom,
    discard: () => startFrom(opened),
    isUnsaved,
    submit: form.handleSubmit(saveDraft(base.version)),
    /** Their version stays in the history. */
    submitOver: form.handleSubmit((content) => saveDraft(theirs?.version ?? base.version)(content)),
    publish: form.handleSubmit(publish),
  };
}

export type ContentForm = ReturnType<typeof useContentForm>;
