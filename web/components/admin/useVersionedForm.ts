/**
 * A form of something that several admins edit. It saves on top of the version that it was opened with: if another admin has
 * saved since, it shows their version, and no input is lost.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { isProblem } from '#domain/problems.ts';
import { showFailure } from '#web/api/formErrors.ts';

interface VersionedFormOptions<Version, Values extends FieldValues, Ready> {
  /** The version to start from. */
  opened: Version;
  /** The fields' values before anything is typed. */
  valuesOf: (version: Version) => Values;
  resolver: Resolver<Values, unknown, Ready>;
  /** The newest saved version. */
  load: () => Promise<Version>;
  /** Prefix of the form's fields in the body: 'settings.'. */
  prefix?: string;
  /** Unsaved input of an earlier visit. */
  stored?: { values: Values; at: string } | null;
  /** Where unsaved input is stored. */
  draft?: { store: (values: Values, base: Version) => void; drop: () => void };
}

export function useVersionedForm<Version, Values extends FieldValues, Ready extends FieldValues>({
  opened,
  valuesOf,
  resolver,
  load,
  prefix,
  stored,
  draft,
}: VersionedFormOptions<Version, Values, Ready>) {
  const [base, setBase] = useState(opened);
  const [storedAt, setStoredAt] = useState(stored?.at ?? null);
  /** The version that another admin saved in the meantime. */
  const [theirs, setTheirs] = useState<Version | null>(null);
  const form = useForm<Values, unknown, Ready>({
    resolver,
    // The library allows values to be missing, which TypeScript cannot check of a type parameter.
    defaultValues: (stored?.values ?? valuesOf(opened)) as DefaultValues<Values>,
  });

  const isUnsaved = (values = form.getValues()) => JSON.stringify(values) !== JSON.stringify(valuesOf(base));

  const onChange = useEffectEvent((values: Values) => {
    if (isUnsaved(values)) draft?.store(values, base);
    else draft?.drop();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [form],
  );

  /** Keeps what is typed, and saves on top of this version from now on. */
  const goOnFrom = (version: Version) => {
    setBase(version);
    setTheirs(null);
  };

  /** Drops what is typed. */
  const startFrom = (version: Version) => {
    goOnFrom(version);
    form.reset(valuesOf(version));
    draft?.drop();
    setStoredAt(null);
  };

  /** A copy of what is in the fields: typing does not change it. */
  const typedNow = (): Values => structuredClone(form.getValues());

  /** `sent` was saved as this version. On a slow network more was typed meanwhile: that stays, and is not saved yet. */
  const goOnAfterSaving = (saved: Version, sent: Values) => {
    const [typed, savedValues] = [typedNow(), valuesOf(saved)];
    const isTypedSince = (name: string) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]);
    if (!Object.keys(typed).some(isTypedSince)) return startFrom(saved);
    goOnFrom(saved);
    setStoredAt(null);
    form.reset(savedValues, { keepValues: true });
    for (const name of Object.keys(savedValues)) {
      const value = isTypedSince(name) ? typed[name] : savedValues[name];
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    draft?.store(typedNow(), saved);
  };

  const showRefusal = async (error: unknown, otherwise: string) => {
    const isOutdated =
      isProblem(error) && (error.code === 'changedMeanwhile' || error.code === 'settingsChanged');
    try {
      if (isOutdated) setTheirs(await load());
      else showFailure(form, error, { otherwise, prefix });
    } catch {
      form.setError('root', { message: otherwise });
    }
  };

  return {
    form,
    base,
    setBase,
    storedAt,
    theirs,
    isUnsaved,
    typedNow,
    goOnFrom,
    startFrom,
    goOnAfterSaving,
    showRefusal,
  };
}
