import { callTimes } from '#texts/deliveryWishes.ts';

/** When the courier is to call. */
export const callTimeValues = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof callTimeValues)[number];

/** Empty where any time is fine, so that slips and files say nothing of it. */
export const callTimeText = (callTime: CallTime): string => (callTime === 'any' ? '' : callTimes[callTime]);
