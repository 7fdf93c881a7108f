import { act } from 'react';
import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, type } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import AdminSettings from './settings.tsx';

const changed = { version: 2, settings: defaultSettings, changedAt: null, changedBy: null };
const older = { version: 1, at: '2026-01-01T00:00:00.000Z', by: null, restoredFrom: null, changes: {} };

async function openSettings(): Promise<void> {
  const loaderData = { settings: changed, history: { versions: [older], hasMore: false } };
  await mountPage(<AdminSettings {...({ loaderData } as unknown as Parameters<typeof AdminSettings>[0])} />);
}

const question = () => questionStore.getState().question;

test('restoring an older version says that unsaved changes will be lost', async () => {
  const sent = mockCalls({});
  await openSettings();
  await type('address', 'House 7, Dhanmondi, Dhaka');
  await press('Restore version 1');
  expect(question()).toMatchObject({ hint: 'Your changes are not saved.', isDangerous: true });
  await act(async () => question()?.answer(false));
  expect(sent).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('[name="address"]')?.value).toContain('House 7');
});

test('restoring without unsaved changes asks without a warning', async () => {
  mockCalls({});
  await openSettings();
  await press('Restore version 1');
  expect(question()).toMatchObject({ hint: undefined, isDangerous: false });
  await act(async () => question()?.answer(false));
});
