/** State of the stock form: why the stock changes, and the pieces of each count. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CountedUnit, countedUnits, restockMessages, restockSchema } from '#domain/restocking.ts';
import type { CorrectionReason } from '#domain/stockMovements.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import type { Product } from '#web/api/responses.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { changesOf, keyOf, shownPieces, type Typed } from './stockChanges.ts';

const nothingBought = { unitCost: '', supplier: '' };

export function useRestock(product: Product, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const close = useWhileMounted(onClose);
  const [reason, setReason] = useState<CorrectionReason>('restock');
  const [typed, setTyped] = useState<Typed>({});
  const [bought, setBought] = useState(nothingBought);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const units = countedUnits(product);

  const save = async () => {
    const read = restockSchema.safeParse({
      reason,
      counts: changesOf(units, reason, typed),
      ...(reason === 'restock' && bought),
    });
    if (!read.success) return setFailure(read.error.issues[0]?.message ?? restockMessages.nothing);
    setIsBusy(true);
    setFailure('');
    try {
      await api.restockProduct({ params: { id: product._id }, body: read.data });
      toast(doneText(read.data.counts, product.name));
      close();
      await revalidate();
    } catch (error) {
      setFailure(failureText(error, restockMessages.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    units,
    reason,
    choose: (chosen: CorrectionReason) => {
      setReason(chosen);
      setFailure('');
    },
    piecesOf: (unit: CountedUnit) => shownPieces(units, reason, typed, unit),
    type: (unit: CountedUnit, pieces: string) => setTyped({ ...typed, [keyOf(unit)]: pieces }),
    bought,
    buy: (given: Partial<typeof nothingBought>) => setBought({ ...bought, ...given }),
    failure,
    isBusy,
    save,
  };
}

/** The product's own count is the total of its colours. */
function doneText(counts: readonly { unit: CountedUnit['unit']; pieces: number }[], name: string): string {
  const total = counts.find(({ unit }) => unit === 'product');
  const pieces = total?.pieces ?? counts.reduce((sum, count) => sum + count.pieces, 0);
  return pieces < 0 ? restockMessages.taken(-pieces, name) : restockMessages.done(pieces, name);
}
