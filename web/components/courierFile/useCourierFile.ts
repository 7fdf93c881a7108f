/** The state of a courier's file before it is downloaded. */
import { useState } from 'react';
import { type LeftOutKind, leftOutAs, leftOutValues } from '#domain/courierFile.ts';
import { type PlaceAnswer, planParcels } from '#domain/courierParcels.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { failureText } from '#web/api/failures.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type CourierFile, type GoneStatus, ordersWithStatus } from './openCourierFile.ts';

export interface LeftOut {
  kind: LeftOutKind;
  count: number;
  isTaken: boolean;
}

export function useCourierFile({ layout, source, orders, unread, known }: CourierFile) {
  const [taken, setTaken] = useState<ReadonlySet<LeftOutKind>>(new Set());
  const [read, setRead] = useState<ReadonlyMap<GoneStatus, readonly AdminOrder[]>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, PlaceAnswer>>(new Map());
  const [reading, setReading] = useState<LeftOutKind | null>(null);
  const [failure, setFailure] = useState('');

  const all = [...orders, ...[...read.values()].flat()];
  const countOf = (kind: LeftOutKind) =>
    all.filter((order) => leftOutAs(order) === kind).length +
    (read.has(kind as GoneStatus) ? 0 : (unread[kind as GoneStatus] ?? 0));
  const leftOut: LeftOut[] = leftOutValues
    .map((kind) => ({ kind, count: countOf(kind), isTaken: taken.has(kind) }))
    .filter(({ count }) => count > 0);
  const isTaken = (order: AdminOrder) => {
    const kind = leftOutAs(order);
    return kind === null || taken.has(kind);
  };

  /** Takes a kind of orders along, or leaves it out again. */
  const toggle = async (kind: LeftOutKind) => {
    setFailure('');
    const status = kind as GoneStatus;
    if (unread[status] && !read.has(status)) {
      setReading(kind);
      try {
        const found = await ordersWithStatus(source, status);
        setRead((before) => new Map([...before, [status, found]]));
      } catch (error) {
        return setFailure(failureText(error, orderMessages.fetchAllFailed));
      } finally {
        setReading(null);
      }
    }
    setTaken(
      (before) => new Set(before.has(kind) ? [...before].filter((one) => one !== kind) : [...before, kind]),
    );
  };

  const answer = (id: string, given: PlaceAnswer | null) =>
    setAnswers((before) => {
      const others = [...before].filter(([order]) => order !== id);
      return new Map(given ? [...others, [id, given]] : others);
    });

  return {
    ...planParcels(layout, all.filter(isTaken), known, answers),
    leftOut,
    toggle,
    reading,
    answers,
    answer,
    failure,
  };
}
