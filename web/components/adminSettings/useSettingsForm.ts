/** The form of the shop's settings. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { shopSettingsSchema } from '#domain/settings.schema.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { useVersionedForm } from '#web/components/admin/useVersionedForm.ts';
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
  const versioned = useVersionedForm({
    opened,
    valuesOf: ({ settings }) => draftOf(settings),
    resolver,
    load: () => adminApi.adminSettings(),
    prefix: 'settings.',
  });
  const { form, base, theirs, startFrom } = versioned;

  /** After saving, the layout and the history load again. */
  const loadAgain = async () => {
    expireSettings();
    await revalidate();
  };
  const showRestored = async (restored: VersionedSettings) => {
    startFrom(restored);
    await loadAgain();
  };

  const save = async (settings: ShopSettings, { version }: VersionedSettings) => {
    const sent = versioned.typedNow();
    try {
      const saved = await adminApi.saveSettings({ body: { version, settings } });
      versioned.goOnAfterSaving(saved, sent);
      await loadAgain();
      toast(saved.version === version ? settingsTexts.unchanged : settingsTexts.saved);
    } catch (error) {
      await versioned.showRefusal(error, settingsTexts.saveFailed);
    }
  };

  /** Applies this admin's changes on top of the other version; untouched settings take the other version's values. */
  const saveOver = async (over: VersionedSettings) => {
    const [was, is] = [draftOf(base.settings), draftOf(over.settings)];
    const mine = settingsThatDiffer(was, form.getValues());
    for (const name of settingsThatDiffer(was, is)) {
      if (!mine.includes(name)) form.setValue(name, valueIn(is, name));
    }
    versioned.goOnFrom(over);
    await form.handleSubmit((ready) => save(ready, over))();
  };

  return {
    form,
    base,
    theirs,
    startFrom,
    showRestored,
    submit: form.handleSubmit((ready) => save(ready, base)),
    saveOver,
  };
}
