// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { AddressBook } from './AddressBook.tsx';

const home = {
  _id: 'a',
  fullName: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 4',
  district: 'Bogura',
  thana: 'Bogura Sadar',
  placeName: 'Dhanmondi, Dhaka',
  landmark: '',
  country: 'Bangladesh',
  isDefault: true,
  isPrimary: true,
};

const title = () => document.querySelector('[role="dialog"] h2')?.textContent;

afterEach(() => vi.unstubAllGlobals());

it('an address that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const sent = mockCalls({ 'PUT /addresses/a': () => saving.promise });
  await mountPage(<AddressBook addresses={[home]} />);
  await press('Edit the address of Nusrat Jahan');
  await waitUntil(() => expect(title()).toBe('Edit Address'));
  await press('Save Address');
  expect(sent).toHaveLength(1);
  await press('Cancel');
  await press('Add Address');
  expect(title()).toBe('Add New Address');
  await act(async () => saving.resolve({ body: home }));
  expect(title()).toBe('Add New Address');
});
