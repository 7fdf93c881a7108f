import { act } from 'react';
import { expect, it } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { lastKnown, remember } from '#web/offline/lastKnown.ts';
import { saveFormDraft } from '#web/state/formDrafts.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { toastQueue } from '#web/ui/toast.ts';
import { AddressBook } from './AddressBook.tsx';
import { addressFormOf, typedFrom } from './typedAddress.ts';

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

it('an address that was saved just before the network broke is confirmed and in the list', async () => {
  saveSession({ token: 'token', user: { _id: 'u1' } as User });
  const mother = { ...home, _id: 'b', fullName: 'Mother', isDefault: true };
  mockCalls({ 'POST /addresses': () => ({ status: 201, body: { address: mother } }) });
  remember('addresses', [home]);
  saveFormDraft(addressFormOf(null), typedFrom(mother));
  await mountPage(<AddressBook addresses={[home]} />);
  await waitUntil(() => expect(title()).toBe('Add New Address'));
  await press('Save Address');
  await waitUntil(() =>
    expect(toastQueue.getState().queue.map(({ text }) => text)).toEqual(['Address saved']),
  );
  expect(document.querySelector('[role="dialog"]:not([data-ending-style])')).toBeNull();
  expect(lastKnown('addresses')?.map(({ fullName, isDefault }) => [fullName, isDefault])).toEqual([
    ['Nusrat Jahan', false],
    ['Mother', true],
  ]);
});

it('the button for the default address is busy until the shop has responded, and is sent once', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const other = { ...home, _id: 'b', fullName: 'Mother', isDefault: false };
  const sent = mockCalls({ 'PUT /addresses/b/default': () => saving.promise });
  await mountPage(<AddressBook addresses={[home, other]} />);
  for (const _tap of [1, 2]) await press('Set as default');
  expect(buttonNamed('Set as default').getAttribute('aria-busy')).toBe('true');
  expect(sent).toHaveLength(1);
  await act(async () => saving.resolve({ body: other }));
  await waitUntil(() => expect(buttonNamed('Set as default').getAttribute('aria-busy')).toBeNull());
});
