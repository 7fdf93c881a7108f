import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { smsSettingTexts } from '#texts/sms.ts';
import { mountPage, type } from '#web/testing/mountPage.tsx';
import { NameSection } from './ShopSections.tsx';
import { draftOf, type SettingsDraft } from './settingsDraft.ts';

function Settings() {
  const form = useForm<SettingsDraft>({ defaultValues: draftOf(defaultSettings) });
  return (
    <FormProvider {...form}>
      <NameSection />
    </FormProvider>
  );
}

it('says while the name is typed how much longer it makes an English SMS', async () => {
  const warning = () => document.querySelector('[role="status"]')?.textContent;
  await mountPage(<Settings />);
  expect(warning()).toBe('');
  await type('name', 'কাঁকন');
  expect(warning()).toBe(smsSettingTexts.costlyName(2, 1));
  await type('name', 'Kakon Jewelry');
  expect(warning()).toBe('');
});
