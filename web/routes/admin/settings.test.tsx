import { act } from 'react';
import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, type, waitUntil } from '#web/testing/mountPage.tsx';
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

const typedIn = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

test('what is typed while the settings are saved stays, and is saved with the next press', async () => {
  const responses: (() => void)[] = [];
  const sent = mockCalls({
    'PUT /admin/shop': async ({ body }) => {
      await new Promise<void>((respond) => responses.push(respond));
      const { version, settings } = body as { version: number; settings: object };
      return { body: { ...changed, version: version + 1, settings } };
    },
  });
  await openSettings();
  await type('address', '  House 7, Dhanmondi, Dhaka');
  await press(adminSettingsTexts.saveSettings);
  await waitUntil(() => expect(responses).toHaveLength(1));
  await type('name', 'Kakon of Dhaka');
  await act(async () => responses[0]?.());
  await waitUntil(() => expect(typedIn('address')).toBe('House 7, Dhanmondi, Dhaka'));
  expect(typedIn('name')).toBe('Kakon of Dhaka');
  await press(adminSettingsTexts.saveSettings);
  await waitUntil(() => expect(responses).toHaveLength(2));
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toMatchObject([
    { version: 2, settings: { name: defaultSettings.name } },
    { version: 3, settings: { name: 'Kakon of Dhaka', address: 'House 7, Dhanmondi, Dhaka' } },
  ]);
  await act(async () => responses[1]?.());
  await waitUntil(() => expect(buttonNamed(adminSettingsTexts.undoChanges).disabled).toBe(true));
});

test('restoring without unsaved changes asks without a warning', async () => {
  mockCalls({});
  await openSettings();
  await press('Restore version 1');
  expect(question()).toMatchObject({ hint: undefined, isDangerous: false });
  await act(async () => question()?.answer(false));
});
