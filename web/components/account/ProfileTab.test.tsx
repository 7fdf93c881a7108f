import { act } from 'react';
import { expect, it } from 'vitest';
import { accountTexts } from '#texts/account.ts';
import { SecondFactorSection } from '#web/components/secondFactor/SecondFactorSection.tsx';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, type } from '#web/testing/mountPage.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const user = {
  _id: 'a',
  name: 'Nusrat',
  email: 'nusrat@example.com',
  phone: null,
  role: 'user',
  hasPassword: true,
};

const openProfile = () =>
  mountPage(
    <ProfileTab
      user={user as unknown as Parameters<typeof ProfileTab>[0]['user']}
      devices={[]}
      secondFactor={null}
      stockAlerts={[]}
    />,
  );

const field = (name: string) => document.querySelector(`[name="${name}"]`);

async function typePasswords(): Promise<void> {
  await type('currentPassword', 'bangles and rings');
  await type('newPassword', 'rings and bangles');
  await type('confirmPassword', 'rings and bangles');
}

/** The button of the section and the button of its form may have the same name. */
const submit = (name: string) =>
  act(async () => {
    const button = field(name)?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    button?.focus();
    button?.click();
  });

it('a profile that was closed while it saves leaves the next form open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  mockCalls({ 'PUT /auth/profile': () => saving.promise });
  await openProfile();
  await press('Edit');
  await submit('name');
  await press('Cancel');
  await press('Edit');
  await act(async () => saving.resolve({ body: user }));
  expect(field('name')).not.toBeNull();
});

it('a new password that was closed while it saves leaves the next form open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  mockCalls({ 'PUT /auth/password': () => saving.promise });
  await openProfile();
  await press('Change Password');
  await typePasswords();
  await submit('newPassword');
  await press('Cancel');
  await press('Change Password');
  await act(async () => saving.resolve({ body: { token: 'new' } }));
  expect(field('newPassword')).not.toBeNull();
});

it('the focus returns to the Edit button when the profile is saved', async () => {
  mockCalls({ 'PUT /auth/profile': () => ({ body: user }) });
  await openProfile();
  await press('Edit');
  await type('email', 'rahima@example.com');
  await type('currentPassword', 'bangles and rings');
  await submit('name');
  expect(field('name')).toBeNull();
  expect(document.activeElement).toBe(buttonNamed('Edit'));
});

it('the focus returns to the Change Password button when the password is changed', async () => {
  mockCalls({ 'PUT /auth/password': () => ({ body: { token: 'new' } }) });
  await openProfile();
  await press('Change Password');
  await typePasswords();
  await submit('newPassword');
  expect(field('newPassword')).toBeNull();
  expect(document.activeElement).toBe(buttonNamed('Change Password'));
});

it.each(['Edit', 'Change Password'])('the focus stays on the button when %s is cancelled', async (name) => {
  await openProfile();
  await press(name);
  await press('Cancel');
  expect(document.activeElement).toBe(buttonNamed(name));
});

it('devices that switching two-step login on logged out go from the list at once', async () => {
  const codes = ['aaaa-bbbb', 'cccc-dddd'];
  mockCalls({
    'POST /auth/second-factor': () => ({ body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/shop' } }),
    'PUT /auth/second-factor': () => ({ body: { message: 'On', token: 'new', recoveryCodes: codes } }),
  });
  const device = { device: 'Firefox', createdAt: '2026-11-28T10:00:00Z', lastUsedAt: '2026-11-28T10:00:00Z' };
  await mountPage(
    <ProfileTab
      user={{ ...user, role: 'admin' } as unknown as Parameters<typeof ProfileTab>[0]['user']}
      devices={[
        { ...device, _id: 'here', isCurrent: true },
        { ...device, _id: 'there', isCurrent: false },
      ]}
      secondFactor={{ factor: { isOn: false, recoveryCodesLeft: 0 }, SecondFactorSection }}
      stockAlerts={[]}
    />,
  );
  expect(document.body.textContent).toContain(accountTexts.logOutOthers);
  await press('Switch On');
  await type('currentPassword', 'bangles and rings');
  await submit('currentPassword');
  await type('code', '123456');
  await submit('code');
  expect(document.body.textContent).toContain(codes[0]);
  expect(document.body.textContent).not.toContain(accountTexts.logOutOthers);
  expect(document.body.textContent).toContain(accountTexts.thisDevice);
});
