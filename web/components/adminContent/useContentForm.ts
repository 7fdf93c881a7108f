/** The form of a piece of content: saves drafts and publishes them. What was typed survives a reload and a refusal. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { contentSchema } from '#domain/content.schema.ts';
import type { Content } from '#domain/content.ts';
import { isProblem } from '#domain/problems.ts';
import { contentTexts } from '#texts/content.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { showFailure } from '#web/api/formErrors.ts';
import { toast } from '#web/ui/toast.ts';
import type { ContentPiece } from './contentPiece.ts';
import { dropStoredContent, findStoredContent, storeContent } from './storedContent.ts';

const resolver = zodResolver(contentSchema) as unknown as Resolver<Content, unknown, Content>;

export function useContentForm(opened: ContentPiece) {
  const { key } = opened;
  const params = { key };
  const { revalidate } = useRevalidator();
  const [stored, setStored] = useState(() => findStoredContent(key));
  const [base, setBase] = useState(stored ? { ...opened, version: stored.version } : opened);
  /** The version that another admin saved in the meantime. */
  const [theirs, setTheirs] = useState<ContentPiece | null>(null);
  const form = useForm<Content, unknown, Content>({
    resolver,
    defaultValues: stored?.content ?? opened.content,
  });
  const isRunning = useRef(false);
  /** The content of the base as text. What differs from it is unsaved. */
  const saved = useRef(JSON.stringify(opened.content));
  const isUnsaved = () => JSON.stringify(form.getValues()) !== saved.current;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === saved.current) dropStoredContent(key);
          else storeContent(key, { version: base.version, content: values, at: new Date().toISOString() });
        },
      }),
    [form, key, base.version],
  );

  /** The page goes on from this version. */
  const startFrom = async (piece: ContentPiece) => {
    saved.current = JSON.stringify(piece.content);
    dropStoredContent(key);
    setBase(piece);
    setStored(null);
    setTheirs(null);
    form.reset(piece.content);
    await revalidate();
  };

  const refuse = async (error: unknown, otherwise: string) => {
    if (isProblem(error) && error.code === 'changedMeanwhile')
      setTheirs(await adminApi.contentPiece({ params }));
    else showFailure(form, error, { otherwise, prefix: 'content.' });
  };

  /** The second press of a double click does nothing. */
  const once = async (work: () => Promise<unknown>, otherwise: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch (error) {
      await refuse(error, otherwise).catch(() => form.setError('root', { message: otherwise }));
    }
    isRunning.current = false;
  };

  const save = (content: Content, version: number) =>
    adminApi.saveContentDraft({ params, body: { version, content } });

  const saveDraft = (version: number) => (content: Content) =>
    once(async () => {
      await startFrom(await save(content, version));
      toast(contentTexts.savedDraft);
    }, contentTexts.saveFailed);

  const publish = (content: Content) =>
    once(async () => {
      const piece = isUnsaved() ? await save(content, base.version) : base;
      // If publishing fails, the next try goes on from the saved draft.
      if (piece !== base) await startFrom(piece);
      await startFrom(await adminApi.publishContent({ params, body: { version: piece.version } }));
      toast(contentTexts.published);
    }, contentTexts.publishFailed);

  return {
    form,
    base,
    stored,
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
