/** One change for many products: edit, preview, confirm. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type BulkChange, bulkChangeSchema, bulkFlags } from '#domain/bulkEdit.ts';
import { doneLine } from '#domain/planTexts.ts';
import { planTexts } from '#texts/productPlanTexts.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { invalidFields } from '#web/api/fieldErrors.ts';
import type { Plan } from '#web/api/responses.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

const kindAndAmount = (form: FormData, part: 'price' | 'stock') => {
  const kind = form.get(`${part}Kind`);
  if (!kind) return {};
  const rounding = form.get(`${part}Rounding`);
  return { [part]: { kind, amount: form.get(`${part}Amount`) ?? '', ...(rounding && { rounding }) } };
};

/** The change that a bulk edit form asks for. Fields left alone are not part of it. */
export const changeFrom = (form: FormData): Record<string, unknown> => ({
  ...kindAndAmount(form, 'price'),
  ...kindAndAmount(form, 'stock'),
  ...(form.get('originalPrice') ? { originalPrice: form.get('originalPrice') } : {}),
  ...Object.fromEntries(
    bulkFlags.flatMap((name) => (form.get(name) ? [[name, form.get(name) === 'yes']] : [])),
  ),
});

export function useBulkEdit(ids: readonly string[], onDone: () => void) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onDone);
  const [change, setChange] = useState<BulkChange | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const send = async (wanted: BulkChange, confirm?: string): Promise<Plan | null> => {
    setIsBusy(true);
    try {
      return await adminApi.bulkEditProducts({ body: { ids: [...ids], change: wanted, confirm } });
    } catch (error) {
      setPlan(null);
      setErrors({ '': failureText(error, planTexts.bulkFailed) });
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const preview = async (asked: unknown) => {
    const read = bulkChangeSchema.safeParse(asked);
    setErrors(read.success ? {} : invalidFields(read.error));
    if (!read.success) return;
    setChange(read.data);
    setPlan(await send(read.data));
  };
  const confirm = async () => {
    const done = change && plan?.confirm ? await send(change, plan.confirm) : null;
    if (!done) return;
    toast(doneLine(done));
    finish();
    await revalidate();
  };
  return { plan, errors, isBusy, preview, confirm, goBack: () => setPlan(null) };
}
