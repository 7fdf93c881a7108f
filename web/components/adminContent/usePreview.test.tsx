import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { Content } from '#domain/content.ts';
import { shippedPages } from '#domain/shippedPages.ts';
import { problemTexts } from '#texts/problems.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, waitUntil } from '#web/testing/mountPage.tsx';
import { usePreview } from './usePreview.ts';

function Preview() {
  const { content, problem } = usePreview('about');
  return <output>{problem ?? (content ? 'shown' : 'waiting')}</output>;
}

function Page() {
  const form = useForm<Content>({ defaultValues: shippedPages.about as Content });
  return (
    <FormProvider {...form}>
      <Preview />
    </FormProvider>
  );
}

const state = () => document.querySelector('output')?.textContent;

it('a preview that failed without a network comes as soon as there is one', async () => {
  let isOnline = false;
  mockCalls({
    'POST /admin/content/about/preview': () => {
      if (!isOnline) throw new TypeError('no network');
      return { body: { content: { kind: 'page' } } };
    },
  });
  await mountPage(<Page />);
  await waitUntil(() => expect(state()).toBe(problemTexts.unreachable));
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitUntil(() => expect(state()).toBe('shown'));
});
