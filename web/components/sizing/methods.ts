/** The ways to measure, and how each is done. */
import type { SizedCategory } from '#domain/sizes.ts';

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
      label: 'A bangle that fits me',
      how: 'Lay it flat on the screen, and change the disc until it just fills the inside. If the bangle is wider than the screen, look above and below.',
    },
    {
      method: 'fist',
      label: 'My fist on the screen',
      how: 'Make a fist and hold the knuckles to the screen, that of the first finger on the left line. Move the right line to the knuckle of the little finger. If your fist is wider than the screen, take a tape.',
    },
    {
      method: 'tape',
      label: 'A tape or a strip of paper',
      how: 'Tuck your thumb into your palm, as if you were putting on a bangle. Measure around the widest part of your hand.',
    },
  ],
  rings: [
    {
      method: 'own',
      label: 'A ring that fits me',
      how: 'Lay it flat on the screen, and change the disc until it just fills the inside.',
    },
    {
      method: 'tape',
      label: 'A tape or a strip of paper',
      how: 'Measure around the finger, not too tight: the ring must pass the knuckle.',
    },
  ],
};
