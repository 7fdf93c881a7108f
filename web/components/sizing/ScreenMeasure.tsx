import { useState } from 'react';
import { screenLimits } from '#domain/handMeasures.ts';
import type { SizedCategory } from '#domain/sizes.ts';
import { Slider } from '#web/ui/Slider.tsx';
import type { Method } from './methods.ts';
import { Disc, Span, Stage } from './Stage.tsx';
import { stageWidth } from './stageWidth.ts';

interface ScreenMeasureProps {
  kind: SizedCategory;
  method: Exclude<Method, 'tape'>;
  pixelsPerMm: number;
  /** Millimetres. */
  across: number;
  /** The size in words, for screen readers. */
  sizeText: string;
  onChange: (across: number) => void;
}

/** Where adjusting begins: between the smallest and the largest usual size. */
export const usualAcross: Readonly<Record<SizedCategory, number>> = { bangles: 62, rings: 17 };

/** A shape of true size, adjusted to what lies on the screen. */
export function ScreenMeasure(props: ScreenMeasureProps) {
  const { kind, method, pixelsPerMm, across, sizeText, onChange } = props;
  const { min, max } = screenLimits[kind];
  const widest = method === 'fist' ? Math.min(max, stageWidth() / pixelsPerMm) : max;
  const [height] = useState(() => Math.round((method === 'fist' ? 30 : max) * pixelsPerMm));
  const shown = Math.min(across, widest);
  const size = shown * pixelsPerMm;
  const millimetres = `${shown.toFixed(1)} mm`;
  return (
    <>
      <Stage height={Math.max(height, 160)}>
        {method === 'fist' ? <Span size={size}>{millimetres}</Span> : <Disc size={size}>{millimetres}</Disc>}
      </Stage>
      <Slider
        label={method === 'fist' ? 'Knuckle to knuckle' : 'Size of the disc'}
        value={shown}
        min={min}
        max={Math.floor(widest * 10) / 10}
        step={0.1}
        valueText={`${millimetres}. ${sizeText}`}
        onChange={onChange}
      />
    </>
  );
}
