/** The preview of a form's content, made by the server a moment after the last change. */
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Content, ContentKey } from '#domain/content.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import { contentTexts } from '#texts/content.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { renderPreview } from './renderPreview.ts';

const pauseMs = 400;

export interface Preview {
  /** The last content that was rendered. Null before the first response. */
  content: RenderedContent | null;
  /** Why the newest text cannot be shown. */
  problem: string | null;
}

export function usePreview(key: ContentKey): Preview {
  const { getValues, subscribe } = useFormContext<Content>();
  const [preview, setPreview] = useState<Preview>({ content: null, problem: null });
  const newest = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const render = async () => {
      newest.current += 1;
      const own = newest.current;
      const show = (shown: (before: Preview) => Preview) => own === newest.current && setPreview(shown);
      try {
        const content = await renderPreview(adminApi, key, getValues());
        show(() => ({ content, problem: null }));
      } catch (error) {
        const problem = failureText(error, contentTexts.previewFailed);
        show(({ content }) => ({ content, problem }));
      }
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void render(), pauseMs);
      },
    });
    // What failed without a network is not typed again.
    const retry = () => void render();
    window.addEventListener('online', retry);
    void render();
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer);
      newest.current += 1;
      stop();
    };
  }, [key, getValues, subscribe]);
  return preview;
}
