/** The ways to measure, and how each is done. */
import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';

export type Method = 'own' | 'fist' | 'tape';

interface MethodTexts {
  method: Method;
  label: string;
  how: string;
}

export const methodsOf: Readonly<Record<SizedCategory, readonly [MethodTexts, ...MethodTexts[]]>> = {
  bangles: [
    {
      method: 'own',
      label: sizingTexts.ownBangle,
      how: sizingTexts.ownBangleHow,
    },
    {
      method: 'fist',
      label: sizingTexts.fist,
      how: sizingTexts.fistHow,
    },
    {
      method: 'tape',
      label: sizingTexts.tape,
      how: sizingTexts.tapeHandHow,
    },
  ],
  rings: [
    {
      method: 'own',
      label: sizingTexts.ownRing,
      how: sizingTexts.ownRingHow,
    },
    {
      method: 'tape',
      label: sizingTexts.tape,
      how: sizingTexts.tapeFingerHow,
    },
  ],
};
