import { SPAN_START } from './Stage.tsx';

/** The widest dialog of this size, in pixels. */
const DIALOG_WIDTH = 768;

/** How high a stage is on this screen, in pixels: see `Stage`. */
export const stageHeight = (wanted: number): number => Math.min(wanted, 0.48 * window.innerHeight);

/** How wide a thing can be between the two lines on this screen, in pixels. */
export const stageWidth = (): number => Math.min(window.innerWidth, DIALOG_WIDTH) - 2 * SPAN_START;
