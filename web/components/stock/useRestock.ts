/** State of the stock form: why the stock changes, and the pieces of each count. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mayHaveBatches } from '#domain/batches.ts';
import { type CountedUnit, countedUnits, restockSchema } from '#domain/restocking.ts';
import { type CorrectionReason, movementReasons } from '#domain/stockMovements.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { invalidFields, refusedFields } from '#web/api/fieldErrors.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { useRequestKey } from '#web/browser/useRequestKey.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { doneText } from './doneText.ts';
import { countOfBatch, errorsAt, type NewBatch, noBatch } from './newBatch.ts';
import { changesOf, keyOf, shownPieces, type Typed } from './stockChanges.ts';

const nothingBought = { unitCost: '', supplier: '' };

type Errors = Readonly<Record<string, string>>;

export function useRestock(product: AdminProduct, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const close = useWhileMounted(onClose);
  const requestKeyOf = useRequestKey();
  const [reason, setReason] = useState<CorrectionReason>('restock');
  const [typed, setTyped] = useState<Typed>({});
  const [bought, setBought] = useState(nothingBought);
  const [batch, setBatch] = useState(noBatch);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const units = countedUnits(product).filter(({ unit, stock }) => unit !== 'batch' || stock > 0);
  const takesBatch = mayHaveBatches(product.category) && movementReasons[reason].correction !== 'down';
  // The new batch comes last.
  const known = changesOf(units, reason, typed);
  const counts = [...known, ...(takesBatch ? countOfBatch(batch, product.colors.length > 0) : [])];

  const refuse = (byPlace: Errors, otherwise: string) => {
    const own = errorsAt(byPlace, known.length);
    setErrors(own);
    setFailure(Object.keys(own).length > 0 ? '' : (Object.values(byPlace)[0] ?? otherwise));
  };
  const save = async () => {
    const read = restockSchema.safeParse({ reason, counts, ...(reason === 'restock' && bought) });
    if (!read.success) return refuse(invalidFields(read.error), restockMessages.nothing);
    setIsBusy(true);
    refuse({}, '');
    try {
      const idempotencyKey = requestKeyOf(read.data);
      await adminApi.restockProduct({ params: { id: product._id }, body: read.data }, { idempotencyKey });
      toast(doneText(read.data.counts, product));
      close();
      await revalidate();
    } catch (error) {
      refuse(refusedFields(error), failureText(error, restockMessages.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    units,
    reason,
    choose: (chosen: CorrectionReason) => {
      setReason(chosen);
      refuse({}, '');
    },
    piecesOf: (unit: CountedUnit) => shownPieces(units, reason, typed, unit),
    type: (unit: CountedUnit, pieces: string) => setTyped({ ...typed, [keyOf(unit)]: pieces }),
    bought,
    buy: (given: Partial<typeof nothingBought>) => setBought({ ...bought, ...given }),
    takesBatch,
    batch,
    changeBatch: (change: Partial<NewBatch>) => setBatch({ ...batch, ...change }),
    errors,
    failure,
    isBusy,
    save,
  };
}
