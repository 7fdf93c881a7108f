import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mountRoutes, type, waitUntil } from '#web/testing/mountPage.tsx';
import { Link } from '#web/ui/Link.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchField } from './SearchField.tsx';

const Nothing = () => null;

const Filters = () => (
  <>
    <Link to="?status=pending">Pending</Link>
    <Link to="/">All</Link>
    <Link to="?page=2">Next page</Link>
    <Link to="/order">Order</Link>
    <FilterForm label="Filter orders">
      <SearchField label="Search" placeholder="" />
      <FilterSelect
        name="status"
        label="Status"
        all="All"
        choices={[{ value: 'pending', label: 'Pending' }]}
      />
    </FilterForm>
  </>
);

it('a search that is typed while the list of a link loads keeps the filter of the link', async () => {
  const waiting: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('?') ? new Promise<null>((loaded) => waiting.push(() => loaded(null))) : null;
  const { router } = await mountRoutes([
    { path: '/', loader, element: <Filters />, HydrateFallback: Nothing },
  ]);
  await waitUntil(() => expect(document.querySelector('a')).not.toBeNull());
  await act(async () => document.querySelector('a')?.click());
  await type('search', '017');
  await waitUntil(() => expect(waiting).toHaveLength(2));
  await act(async () => {
    for (const finish of waiting) finish();
  });
  await waitUntil(() => expect(router.state.location.search).toContain('search=017'));
  expect(router.state.location.search).toContain('status=pending');
  expect(document.querySelector('select')?.value).toBe('pending');
});

/** Presses a link within the pause after typing, and lets the pause end before the page of the link has loaded. */
async function pressAfterTyping(label: string) {
  let finish = () => {};
  const loader = () => new Promise<null>((loaded) => (finish = () => loaded(null)));
  const { router } = await mountRoutes([
    { path: '/', loader, element: <Filters />, HydrateFallback: Nothing },
    { path: '/order', loader, element: <p>Order</p> },
  ]);
  await act(async () => finish());
  vi.useFakeTimers();
  document.querySelector<HTMLInputElement>('[name="search"]')?.focus();
  await type('search', '017');
  await act(async () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label);
    link?.focus();
    link?.click();
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(async () => finish());
  return `${router.state.location.pathname}${router.state.location.search}`;
}

it.each([
  ['Order', '/order'],
  ['Pending', '/?status=pending'],
  ['All', '/'],
  ['Next page', '/?page=2'],
])('the link %s, pressed before a typed search is sent, wins over the search', async (label, address) => {
  expect(await pressAfterTyping(label)).toBe(address);
  expect(document.querySelector<HTMLInputElement>('[name="search"]')?.value ?? '').toBe('');
});
