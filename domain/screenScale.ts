/**
 * How large the screen shows a millimetre. No browser tells it, so the customer lays something of a known size on the screen.
 * Lengths are in millimetres, pixels are those of CSS.
 */

/**
 * Cards: ISO/IEC 7810, ID-1, 85.60 × 53.98 mm; bank cards and the smart national identity card have this size. The short side is
 * measured, because the long one is wider than a phone.
 *
 * Coins: the 5 taka of 2012 by Bangladesh Bank's announcement of June 2012; the others by Numista (N#1975, KM#25, KM#32).
 */
export const screenReferences = [
  { key: 'card', shape: 'card', across: 53.98 },
  { key: 'taka5Portrait', shape: 'coin', across: 25.5 },
  { key: 'taka5Bridge', shape: 'coin', across: 26.8 },
  { key: 'taka2Children', shape: 'coin', across: 26.03 },
  { key: 'taka1Portrait', shape: 'coin', across: 21.5 },
] as const;

export type ScreenReference = (typeof screenReferences)[number];

/** The long side of a card by its short side. */
export const CARD_RATIO = 85.6 / 53.98;

/** Pixels per millimetre: a wall screen shows 2, a small phone 8. */
export const scaleLimits = { min: 2, max: 10 } as const;

/** Where adjusting begins: 96 pixels an inch on computers, 160 on phones, by the definition of the CSS pixel. */
export const usualScale = (isPhone: boolean): number => (isPhone ? 160 : 96) / 25.4;

/** How the browser shows the page. Another zoom or screen changes the size of a pixel. */
export interface ScreenView {
  /** Device pixels per pixel: changes with the page's zoom. */
  ratio: number;
  /** Pinch zoom; 1 is none. */
  pinch: number;
  /** The longer and the shorter side, so that turning the phone changes nothing. */
  sides: readonly [number, number];
}

export interface ScreenScale {
  /** 0: not measured yet. */
  pixelsPerMm: number;
  /** When it was measured. */
  view: ScreenView;
}

export type ScaleDoubt = 'unmeasured' | 'pinched' | 'changed';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Why the scale that was measured in `view` does not hold as the browser shows the page now. Null if it does. */
export function doubtOf({ pixelsPerMm, view }: ScreenScale, now: ScreenView): ScaleDoubt | null {
  if (!isNear(now.pinch, 1)) return 'pinched';
  if (pixelsPerMm === 0) return 'unmeasured';
  const isSame = isNear(view.ratio, now.ratio) && view.sides.every((side, n) => side === now.sides[n]);
  return isSame ? null : 'changed';
}
