import type { ReactNode } from 'react';
import { screenLimits } from '#domain/handMeasures.ts';
import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { Slider } from '#web/ui/Slider.tsx';
import type { Method } from './methods.ts';
import { Disc, Span, Stage } from './Stage.tsx';
import { stageHeight, stageWidth } from './stageWidth.ts';

interface ScreenMeasureProps {
  kind: SizedCategory;
  method: Exclude<Method, 'tape'>;
  pixelsPerMm: number;
  /** Millimetres. Null until something was adjusted. */
  across: number | null;
  /** The size in words, for screen readers. */
  sizeText: string;
  onChange: (across: number) => void;
  /** What was found. */
  children: ReactNode;
}

/** Where adjusting begins: between the smallest and the largest usual size. */
const usualAcross: Readonly<Record<SizedCategory, number>> = { bangles: 60, rings: 17 };

const texts = {
  own: sizingTexts.discSize,
  fist: sizingTexts.knuckleToKnuckle,
  beyond: sizingTexts.screenTooSmall,
} as const;

/** A shape of true size, adjusted to what lies on the screen. */
export function ScreenMeasure(props: ScreenMeasureProps) {
  const { kind, method, pixelsPerMm, across, sizeText, onChange, children } = props;
  const { min, max } = screenLimits[kind];
  const isFist = method === 'fist';
  const height = isFist ? 160 : Math.max(160, Math.round(0.9 * max * pixelsPerMm));
  // The edge of a disc must show at the sides, or above and below.
  const room = isFist ? stageWidth() : Math.max(stageWidth(), stageHeight(height));
  const end = Math.min(max, Math.floor((10 * room) / pixelsPerMm) / 10);
  const shown = Math.min(across ?? usualAcross[kind], end);
  const isBeyond = end < max && shown === end;
  const Shape = isFist ? Span : Disc;
  const millimetres = sizingTexts.mm(shown.toFixed(1));
  return (
    <>
      <Stage height={height}>
        <Shape size={shown * pixelsPerMm}>{millimetres}</Shape>
      </Stage>
      <Slider
        label={texts[method]}
        value={shown}
        min={min}
        max={end}
        step={0.1}
        valueText={sizingTexts.measured(millimetres, isBeyond ? texts.beyond : sizeText)}
        onChange={onChange}
      />
      {/* The place of the result is kept free, since in a dialog that grows the disc would move away from the finger. */}
      <div className="min-h-52">
        {isBeyond ? <p className="text-caution text-sm">{texts.beyond}</p> : children}
      </div>
    </>
  );
}
