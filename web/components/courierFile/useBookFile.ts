/** Books the orders of a downloaded file, and says which ones it could not book. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { inParts } from './downloadCourierFile.ts';

interface FileToBook {
  courier: string;
  orders: readonly AdminOrder[];
  /** Called if all orders were booked. */
  onDone: () => void;
}

async function bookAll({ courier, orders }: Omit<FileToBook, 'onDone'>) {
  const parts = [];
  for (const part of inParts(orders)) {
    const basedOn = Object.fromEntries(part.map(({ _id, booking }) => [_id, booking?.at ?? null]));
    parts.push(await adminApi.bookOrders({ body: { orders: part.map(({ _id }) => _id), courier, basedOn } }));
  }
  const numbersOf = (ids: readonly string[]) =>
    orders.filter(({ _id }) => ids.includes(_id)).map(({ orderNumber }) => orderNumber);
  return {
    booked: parts.flatMap(({ booked }) => booked).length,
    skipped: numbersOf(parts.flatMap(({ skipped }) => skipped)),
    changedMeanwhile: numbersOf(parts.flatMap(({ changedMeanwhile }) => changedMeanwhile)),
  };
}

export function useBookFile({ courier, orders, onDone }: FileToBook) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onDone);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [notBooked, setNotBooked] = useState<readonly string[] | null>(null);
  const book = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      const { booked, skipped, changedMeanwhile } = await bookAll({ courier, orders });
      toast(courierFileTexts.bookedWith(booked, courier));
      const left = [
        ...(changedMeanwhile.length > 0 ? [courierFileTexts.bookedMeanwhile(changedMeanwhile, courier)] : []),
        ...(skipped.length > 0 ? [courierFileTexts.notBookable(skipped)] : []),
      ];
      if (left.length > 0) setNotBooked(left);
      else finish();
    } catch (error) {
      setFailure(failureText(error, adminOrderMessages.bookingFailed));
    } finally {
      setIsBusy(false);
      void revalidate();
    }
  };
  return { book, isBusy, failure, notBooked };
}
