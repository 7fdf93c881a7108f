import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a time (milliseconds since 1970), down to 0. */
export function useSecondsTo(moment: number): number {
  const [counted, setCounted] = useState({ moment, left: secondsTo(moment) });
  const left = counted.moment === moment ? counted.left : secondsTo(moment);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const count = () => setCounted({ moment, left: secondsTo(moment) });
    const timer = window.setInterval(count, 1000);
    return () => window.clearInterval(timer);
  }, [moment, isOver]);
  return left;
}
