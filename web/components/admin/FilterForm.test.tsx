import { act } from 'react';
import { expect, it } from 'vitest';
import { mountRoutes, type, waitUntil } from '#web/testing/mountPage.tsx';
import { Link } from '#web/ui/Link.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchField } from './SearchField.tsx';

const Nothing = () => null;

const Filters = () => (
  <>
    <Link to="?status=pending">Pending</Link>
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
