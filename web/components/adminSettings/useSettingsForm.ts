/**
 * The form of the shop's settings. It saves on top of the version it was opened with. If another admin has saved in
 * the meantime, no input is lost.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import { shopSettingsSchema } from '#domain/settings.schema.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { showFailure } from '#web/api/formErrors.ts';
import { expireSettings } from '#web/state/settings.ts';
import { toast } from '#web/ui/toast.ts';
import {
  draftOf,
  type SettingsDraft,
  settingsThatDiffer,
  type VersionedSettings,
  valueIn,
} from './settingsDraft.ts';

/** The schema parses the text of the fields. */
const resolver = zodResolver(shopSettingsSchema) as unknown as Resolver<SettingsDraft, unknown, ShopSettings>;

export const settingsTexts = {
  saved: adminSettingsTexts.saved,
  unchanged: adminSettingsTexts.unchanged,
  saveFailed: adminSettingsTexts.saveFailed,
};

export function useSettingsForm(opened: VersionedSettings) {
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(opened);
  /** The version that another admin saved in the meantime. */
  const [theirs, setTheirs] = useState<VersionedSettings | null>(null);
  const form = useForm<SettingsDraft, unknown, ShopSettings>({
    resolver,
    defaultValues: draftOf(opened.settings),
  });

  const startFrom = (saved: VersionedSettings) => {
    setBase(saved);
    setTheirs(null);
    form.reset(draftOf(saved.settings));
  };

  /** After saving, the layout and the history load again. */
  const showSaved = async (saved: VersionedSettings) => {
    startFrom(saved);
    expireSettings();
    await revalidate();
  };

  const refuse = async (error: unknown) => {
    if (isProblem(error) && error.code === 'settingsChanged') setTheirs(await adminApi.adminSettings());
    else showFailure(form, error, { otherwise: settingsTexts.saveFailed, prefix: 'settings.' });
  };

  const save = async (settings: ShopSettings, { version }: VersionedSettings) => {
    try {
      const saved = await adminApi.saveSettings({ body: { version, settings } });
      await showSaved(saved);
      toast(saved.version === version ? settingsTexts.unchanged : settingsTexts.saved);
    } catch (error) {
      await refuse(error).catch(() => form.setError('root', { message: settingsTexts.saveFailed }));
    }
  };

  /** Applies this admin's changes on top of the other version; untouched settings take the other version's values. */
  const saveOver = async (over: VersionedSettings) => {
    const [was, is] = [draftOf(base.settings), draftOf(over.settings)];
    const mine = settingsThatDiffer(was, form.getValues());
    for (const name of settingsThatDiffer(was, is)) {
      if (!mine.includes(name)) form.setValue(name, valueIn(is, name));
    }
    setBase(over);
    setTheirs(null);
    await form.handleSubmit((ready) => save(ready, over))();
  };

  return {
    form,
    base,
    theirs,
    startFrom,
    showSaved,
    submit: form.handleSubmit((ready) => save(ready, base)),
    saveOver,
  };
}
