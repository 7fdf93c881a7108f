/** State of the restock form: pieces to add per count. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CountedUnit, countedUnits, restockMessages, restockSchema } from '#domain/restocking.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import type { Product } from '#web/api/responses.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

type Typed = Readonly<Record<string, string>>;

const keyOf = ({ unit, unitName }: Pick<CountedUnit, 'unit' | 'unitName'>) => `${unit} ${unitName}`;

/** The total of a product with colours is the sum of the colours unless it is entered. */
function withTotal(units: readonly CountedUnit[], typed: Typed): Typed {
  const own = units.find(({ unit }) => unit === 'product');
  if (!own || units.length === 1 || typed[keyOf(own)]) return typed;
  const sum = units.reduce((pieces, one) => pieces + (one === own ? 0 : Number(typed[keyOf(one)]) || 0), 0);
  return sum > 0 ? { ...typed, [keyOf(own)]: String(sum) } : typed;
}

export function useRestock(product: Product, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const close = useWhileMounted(onClose);
  const [own, setTyped] = useState<Typed>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const units = countedUnits(product);
  const typed = withTotal(units, own);

  const save = async () => {
    const counts = units.flatMap(({ unit, unitName }) => {
      const pieces = typed[keyOf({ unit, unitName })];
      return pieces ? [{ unit, unitName, pieces }] : [];
    });
    const read = restockSchema.safeParse({ counts });
    if (!read.success) return setFailure(read.error.issues[0]?.message ?? restockMessages.nothing);
    setIsBusy(true);
    setFailure('');
    try {
      await api.restockProduct({ params: { id: product._id }, body: read.data });
      const total = read.data.counts.find(({ unit }) => unit === 'product');
      const pieces = total?.pieces ?? read.data.counts.reduce((sum, count) => sum + count.pieces, 0);
      toast(restockMessages.done(pieces, product.name));
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
    piecesOf: (unit: CountedUnit) => typed[keyOf(unit)] ?? '',
    type: (unit: CountedUnit, pieces: string) => setTyped({ ...own, [keyOf(unit)]: pieces }),
    failure,
    isBusy,
    save,
  };
}
