/** State of a stocktaking: the typed counts, what is wrong with them, and saving them. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { productCountKey, stocktakingSchema } from '#domain/stocktaking.ts';
import { stocktakingMessages } from '#texts/stocktaking.ts';
import { failureText } from '#web/api/failures.ts';
import { invalidFields, refusedFields } from '#web/api/fieldErrors.ts';
import { stocktakingDraft, type TypedCount } from '#web/state/stocktakingDraft.ts';
import { toast } from '#web/ui/toast.ts';
import { bodyOf, type CountErrors, differenceOf, errorsByCount } from './counts.ts';
import { sendCounts } from './sendCounts.ts';

export function useStocktaking() {
  const { revalidate } = useRevalidator();
  const { counts } = useStore(stocktakingDraft);
  const [errors, setErrors] = useState<CountErrors>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const all = Object.values(counts);

  const showNoFailure = () => {
    setErrors({});
    setFailure('');
  };
  const clear = () => {
    stocktakingDraft.setState({ counts: {}, sent: undefined });
    showNoFailure();
  };
  const type = (count: TypedCount) => {
    const { [productCountKey(count)]: _, ...others } = counts;
    const isEmpty = count.typed.trim() === '';
    stocktakingDraft.setState({ counts: isEmpty ? others : { ...others, [productCountKey(count)]: count } });
    showNoFailure();
  };
  const refuse = (byPlace: Record<string, string>, sent: readonly TypedCount[], otherwise: string) => {
    const found = errorsByCount(byPlace, sent);
    setErrors(found);
    setFailure(Object.values(found)[0] ?? otherwise);
  };
  const save = async () => {
    const read = stocktakingSchema.safeParse(bodyOf(all));
    if (!read.success) {
      const otherwise = read.error.issues[0]?.message ?? stocktakingMessages.failed;
      return refuse(invalidFields(read.error), all, otherwise);
    }
    setIsBusy(true);
    showNoFailure();
    const outcome = await sendCounts();
    if ('error' in outcome) {
      const { error, counts: sent } = outcome;
      refuse(refusedFields(error), sent, failureText(error, stocktakingMessages.failed));
    } else {
      toast(stocktakingMessages.saved(outcome.corrected, outcome.right));
      await revalidate();
    }
    setIsBusy(false);
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
