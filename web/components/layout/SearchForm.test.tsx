import { expect, it } from 'vitest';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, type, waitUntil } from '#web/testing/mountPage.tsx';
import { SearchForm } from './SearchForm.tsx';

it('the search box names its list of suggestions only while the list is in the page', async () => {
  const product = { ...buildProduct({ name: 'Reshmi Churi' }), image: '/churi.jpg' };
  mockCalls({
    'GET /search/suggestions?q=churi': () => ({ body: { categories: [], products: [product] } }),
  });
  await mountPage(<SearchForm />);
  const named: boolean[] = [];
  const note = () => {
    const id = document.querySelector('input')?.getAttribute('aria-controls');
    if (id) named.push(document.getElementById(id) !== null);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  await type('search', 'churi');
  await waitUntil(() => expect(document.body.textContent).toContain('Reshmi Churi'));
  expect(named).toContain(true);
  expect(named).not.toContain(false);
});
