/** State of a stocktaking: the typed counts, what is wrong with them, and saving them. */
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { isProblem } from '#domain/problems.ts';
import { countKey, stocktakingSchema } from '#domain/stocktaking.ts';
import { stocktakingMessages } from '#texts/stocktaking.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { newKey } from '#web/browser/newKey.ts';
import { stocktakingDraft, type TypedCount } from '#web/state/stocktakingDraft.ts';
import { toast } from '#web/ui/toast.ts';
import { type CountErrors, differenceOf, errorsByCount } from './counts.ts';

export function useStocktaking() {
  const { revalidate } = useRevalidator();
  const { counts } = useStore(stocktakingDraft);
  const [errors, setErrors] = useState<CountErrors>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // The same counts are saved once, however often they are sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key for changed counts
  const idempotencyKey = useMemo(newKey, [counts]);
  const all = Object.values(counts);

  const clear = () => stocktakingDraft.setState({ counts: {} });
  const type = (count: TypedCount) => {
    const { [countKey(count)]: _, ...others } = counts;
    const isEmpty = count.typed.trim() === '';
    stocktakingDraft.setState({ counts: isEmpty ? others : { ...others, [countKey(count)]: count } });
    setErrors({});
    setFailure('');
  };
  const refuse = (byPlace: Record<string, string>, otherwise: string) => {
    const found = errorsByCount(byPlace, all);
    setErrors(found);
    setFailure(Object.values(found)[0] ?? otherwise);
  };
  const save = async () => {
    const body = { counts: all.map(({ typed, ...count }) => ({ ...count, counted: typed })) };
    const read = stocktakingSchema.safeParse(body);
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => [path.join('.'), message]);
      return refuse(Object.fromEntries(issues), read.error.issues[0]?.message ?? stocktakingMessages.failed);
    }
    setIsBusy(true);
    try {
      const { right } = await adminApi.saveStocktaking({ body: read.data }, { idempotencyKey });
      clear();
      toast(stocktakingMessages.saved(read.data.counts.length - right, right));
      await revalidate();
    } catch (error) {
      const byPlace = isProblem(error) ? (error.details.errors ?? {}) : {};
      refuse(byPlace, failureText(error, stocktakingMessages.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    counts,
    counted: all.length,
    different: all.filter((count) => (differenceOf(count) ?? 0) !== 0).length,
    errors,
    failure,
    isBusy,
    type,
    clear,
    save,
  };
}
