import { expect, it } from 'vitest';
import { type Language, readLanguageFrom } from '#texts/language.ts';
import { SearchForm } from '#web/components/layout/SearchForm.tsx';
import { mountPage } from '#web/testing/mountPage.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { SortForm } from './SortForm.tsx';

const forms = {
  search: <SearchForm />,
  filters: <CatalogueFilters query={{ page: 1 }} onChange={() => undefined} />,
  sort: <SortForm query={{ page: 1 }} onChange={() => undefined} />,
};

const addresses: [Language, string][] = [
  ['en', '/products'],
  ['bn', '/bn/products'],
];

const cases = Object.entries(forms).flatMap(([name, form]) =>
  addresses.map(([language, address]) => ({ name, form, language, address })),
);

it.each(cases)('without script the form of $name leads to $address in $language', async (one) => {
  readLanguageFrom(() => one.language);
  await mountPage(one.form);
  expect(document.querySelector('form')?.getAttribute('action')).toBe(one.address);
});
