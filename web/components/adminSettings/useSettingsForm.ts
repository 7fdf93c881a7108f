/**
 * The form of the shop's settings. It goes on from the version it was opened with; where somebody else has made
 * another one meanwhile, nothing that was typed is lost.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import { type ShopSettings, shopSettingsSchema } from '#domain/shop.ts';
import { api } from '#web/api.ts';
import { showFailure } from '#web/formErrors.ts';
import { outdateShop } from '#web/shop.ts';
import { toast } from '#web/ui/toast.ts';
import { draftOf, type OwnersShop, type ShopDraft, settingsThatDiffer, valueIn } from './shopDraft.ts';

/** The schema reads what is typed. */
const resolver = zodResolver(shopSettingsSchema) as unknown as Resolver<ShopDraft, unknown, ShopSettings>;

export const settingsTexts = {
  saved: 'Settings saved. The shop shows them from now on.',
  unchanged: 'Nothing was changed.',
  saveFailed: 'Failed to save settings',
};

export function useSettingsForm(opened: OwnersShop) {
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(opened);
  /** As somebody else has left it, where they were quicker. */
  const [theirs, setTheirs] = useState<OwnersShop | null>(null);
  const form = useForm<ShopDraft, unknown, ShopSettings>({
    resolver,
    defaultValues: draftOf(opened.settings),
  });

  const startFrom = (shop: OwnersShop) => {
    setBase(shop);
    setTheirs(null);
    form.reset(draftOf(shop.settings));
  };

  /** It holds now: the frame, and the history, are read again. */
  const hold = async (shop: OwnersShop) => {
    startFrom(shop);
    outdateShop();
    await revalidate();
  };

  const refuse = async (error: unknown) => {
    if (isProblem(error) && error.code === 'settingsChanged') setTheirs(await api.ownersShop());
    else showFailure(form, error, { otherwise: settingsTexts.saveFailed, prefix: 'settings.' });
  };

  const save = async (settings: ShopSettings, { version }: OwnersShop) => {
    try {
      const saved = await api.saveShop({ body: { version, settings } });
      await hold(saved);
      toast(saved.version === version ? settingsTexts.unchanged : settingsTexts.saved);
    } catch (error) {
      await refuse(error).catch(() => form.setError('root', { message: settingsTexts.saveFailed }));
    }
  };

  /** My changes on top of theirs: what I left alone becomes as they have it. */
  const saveOver = async (over: OwnersShop) => {
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
    hold,
    submit: form.handleSubmit((ready) => save(ready, base)),
    saveOver,
  };
}
