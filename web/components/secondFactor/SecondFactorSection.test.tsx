import { act } from 'react';
import { expect, it } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, type } from '#web/testing/mountPage.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const openSection = (isOn: boolean) =>
  mountPage(
    <SecondFactorSection
      factor={{ isOn, recoveryCodesLeft: 10 }}
      email="owner@example.com"
      onOthersLoggedOut={() => undefined}
    />,
  );

const focused = () => document.activeElement;

const expectStatusFocused = () => {
  expect(focused()).not.toBe(document.body);
  expect(focused()?.textContent).toContain('Logging in needs a code from your app');
};

const submit = () =>
  act(async () => {
    const button = document.querySelector<HTMLElement>('form [type="submit"]');
    button?.focus();
    button?.click();
  });

it('the focus stays on the button when switching on is cancelled', async () => {
  await openSection(false);
  await press('Switch On');
  await press('Cancel');
  expect(focused()).toBe(buttonNamed('Switch On'));
});

it.each(['New Recovery Codes', 'Switch Off'])(
  'the focus returns to the status when %s is cancelled',
  async (name) => {
    await openSection(true);
    await press(name);
    await press('Cancel');
    expectStatusFocused();
  },
);

it('the focus stays in the section when two-step login is switched off', async () => {
  mockCalls({ 'POST /auth/second-factor/off': () => ({ body: { message: 'Switched off' } }) });
  await openSection(true);
  await press('Switch Off');
  await type('currentPassword', 'bangles and rings');
  await type('code', '123456');
  await submit();
  expect(document.querySelector('form')).toBeNull();
  expectStatusFocused();
});
