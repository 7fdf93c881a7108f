import { SPAN_START } from './Stage.tsx';

/** The widest dialog of this size, in pixels. */
const DIALOG_WIDTH = 768;

/** How wide a thing can be between the two lines on this screen, in pixels. */
export const stageWidth = (): number => Math.min(window.innerWidth, DIALOG_WIDTH) - 2 * SPAN_START;
