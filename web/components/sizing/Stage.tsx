import type { ReactNode } from 'react';

interface StageProps {
  /** In pixels. */
  height: number;
  children: ReactNode;
}

/**
 * Where things are laid on the screen, from one edge of the dialog to the other. A metal bangle on the glass is a touch, so
 * touches do nothing here, not even scroll.
 */
export function Stage({ height, children }: StageProps) {
  return (
    <div
      aria-hidden="true"
      className="-mx-5 relative max-h-[48dvh] touch-none select-none overflow-hidden bg-sand sm:-mx-8"
      style={{ height }}
    >
      {children}
    </div>
  );
}

/** A disc that is as large as a coin, or fills the inside of a bangle. A disc wider than the screen shows above and below. */
export function Disc({ size, children }: { size: number; children?: ReactNode }) {
  return (
    <div
      className="-translate-1/2 absolute top-1/2 left-1/2 grid place-items-center rounded-full border border-accent bg-accent-soft text-muted text-sm tabular-nums"
      style={{ width: size, height: size }}
    >
      {children}
    </div>
  );
}

/** Space before the left line. */
export const SPAN_START = 12;

interface SpanProps {
  size: number;
  /** Without one it is as high as the stage. */
  height?: number;
  children?: ReactNode;
}

/** The space between two lines. The left one stays, so that a thing can lie at it while the right one moves. */
export function Span({ size, height, children }: SpanProps) {
  return (
    <div
      className="absolute inset-y-0 grid place-items-center border-accent border-x-2 bg-accent-soft text-muted text-sm tabular-nums"
      style={{ left: SPAN_START, width: size, maxHeight: height }}
    >
      {children}
    </div>
  );
}
