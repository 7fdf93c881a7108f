/** How large this browser's screen shows a millimetre, as the customer measured it. */
import { useStore } from 'zustand';
import type { ScreenScale } from '#domain/screenScale.ts';
import { persistedStore } from './persistedStore.ts';

const unmeasured: ScreenScale = { pixelsPerMm: 0, view: { ratio: 1, pinch: 1, sides: [0, 0] } };

const isScale = (stored: unknown): stored is ScreenScale => {
  const { pixelsPerMm, view } = (stored ?? {}) as Partial<ScreenScale>;
  const numbers = [pixelsPerMm, view?.ratio, view?.pinch, view?.sides?.[0], view?.sides?.[1]];
  return numbers.every((number) => typeof number === 'number' && Number.isFinite(number));
};

const scaleStore = persistedStore<ScreenScale>({ key: 'screenScale', empty: unmeasured, isSound: isScale });

export const saveScreenScale = (scale: ScreenScale): void => scaleStore.setState(scale, true);

export const useScreenScale = (): ScreenScale => useStore(scaleStore);
