/** What the shop's name costs in an English SMS: one letter of another alphabet more than halves what fits a segment. */
import { smsMessages } from '../texts/en/smsMessages.ts';
import { compactSms, smsEncoding, smsSegments } from './smsSegments.ts';

const usualOrder = {
  orderNumber: 'KA100123',
  toCollect: 1250,
  arrives: { from: '2026-11-27', to: '2026-11-29' },
};

/** Segments of the SMS about a usual new order. */
const segmentsWith = (name: string): number => {
  const shop = { name, nameBangla: '', phone: '', url: '' };
  return smsSegments(compactSms(smsMessages.orderPlaced({ ...usualOrder, shop })));
};

/** `instead`: the segments with a name of the same length in Latin letters. Null if the name costs no more than that. */
export function costlyInSms(name: string): { segments: number; instead: number } | null {
  const short = compactSms(name);
  if (smsEncoding(short) === 'gsm') return null;
  const [segments, instead] = [segmentsWith(short), segmentsWith('a'.repeat(short.length))];
  return segments > instead ? { segments, instead } : null;
}
