import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { shippedPages } from '#domain/shippedPages.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { toastQueue } from '#web/ui/toast.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentPiece } from './contentPiece.ts';
import { storedContent } from './storedContent.ts';
import { useContentForm } from './useContentForm.ts';

const piece = {
  key: 'about',
  version: 1,
  content: shippedPages.about,
  published: null,
} as unknown as ContentPiece;

function Editor() {
  return <ContentForm contentForm={useContentForm(piece)} />;
}

const text = () => document.querySelector<HTMLTextAreaElement>('textarea')?.value;

beforeEach(() => localStorage.clear());

it('a text that the shop trims counts as saved once it is published', async () => {
  let saved = piece;
  mockCalls({
    'PUT /admin/content/about/draft': ({ body }) => {
      const text = JSON.stringify((body as ContentPiece).content).replaceAll('bangles.  ', 'bangles.');
      saved = { ...piece, version: 2, content: JSON.parse(text) };
      return { body: saved };
    },
    'POST /admin/content/about/publish': () => ({ body: saved }),
  });
  await mountPage(<Editor />);
  await typeInto('textarea', 'We make bangles.  ');
  await press(adminContentTexts.publish);
  await waitUntil(() =>
    expect(toastQueue.getState().queue.map(({ text }) => text)).toContain(contentTexts.published),
  );
  expect(text()).toBe('We make bangles.');
  expect(storedContent.find('about')).toBeNull();
});

it('what is typed while a draft is saved stays, in this browser too', async () => {
  let respond = () => {};
  const sent = mockCalls({
    'PUT /admin/content/about/draft': async ({ body }) => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      const { version, content } = body as ContentPiece;
      return { body: { ...piece, version: version + 1, content } };
    },
  });
  await mountPage(<Editor />);
  await typeInto('textarea', 'We make bangles.');
  await press(adminContentTexts.saveDraft);
  await waitUntil(() => expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  await typeInto('textarea', 'We make bangles. And rings.');
  await act(async () => respond());
  await waitUntil(() => expect(storedContent.find('about')).toMatchObject({ version: 2 }));
  expect(text()).toBe('We make bangles. And rings.');
  expect(JSON.stringify(storedContent.find('about')?.content)).toContain('And rings.');
});
