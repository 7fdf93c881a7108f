import { expect, it } from 'vitest';
import type { ContentKey } from '#domain/content.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { ContentBar } from './ContentBar.tsx';
import { PieceGroup } from './PieceGroup.tsx';

const untouched = (key: ContentKey) => ({ key, version: 0, published: null, draft: null });

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

it('lists the pieces of a language with links to their pages in that language', async () => {
  await mountPage(
    <>
      <PieceGroup language="en" pieces={[untouched('home'), untouched('privacy')]} />
      <PieceGroup language="bn" pieces={[untouched('bn-home'), untouched('bn-privacy')]} />
    </>,
  );
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'English',
    'Bangla',
  ]);
  expect(links()).toEqual([
    ['Home page', '/'],
    ['Edit Home page', '/admin/content/home'],
    ['Privacy Policy', '/privacy'],
    ['Edit Privacy Policy', '/admin/content/privacy'],
    ['Home page (Bangla)', '/bn'],
    ['Edit Home page (Bangla)', '/admin/content/bn-home'],
    ['Privacy Policy (Bangla)', '/bn/privacy'],
    ['Edit Privacy Policy (Bangla)', '/admin/content/bn-privacy'],
  ]);
});

it('the preview of the whole page is in the language of the piece', async () => {
  await mountPage(
    <>
      <ContentBar contentKey="faq" isSaving={false} onPublish={() => undefined} />
      <ContentBar contentKey="bn-faq" isSaving={false} onPublish={() => undefined} />
    </>,
  );
  expect(links()).toEqual([
    ['Preview the page', '/admin/content/faq/preview'],
    ['Preview the page', '/bn/admin/content/bn-faq/preview'],
  ]);
  for (const link of document.querySelectorAll('a')) expect(link.target).toBe('_blank');
});
