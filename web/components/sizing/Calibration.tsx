import { useState } from 'react';
import {
  CARD_RATIO,
  type ScreenReference,
  type ScreenView,
  scaleLimits,
  screenReferences,
  usualScale,
} from '#domain/screenScale.ts';
import { screenReferenceTexts } from '#texts/fitting.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { saveScreenScale } from '#web/state/screenScale.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Slider } from '#web/ui/Slider.tsx';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import { Disc, Span, Stage } from './Stage.tsx';
import { stageWidth } from './stageWidth.ts';

interface CalibrationProps {
  view: ScreenView;
  onDone: () => void;
}

const instructions = {
  card: sizingTexts.cardHow,
  coin: sizingTexts.coinHow,
} as const;

/** The customer lays a card or a coin on the screen, and so tells how large a millimetre is. */
export function Calibration({ view, onDone }: CalibrationProps) {
  const [reference, setReference] = useState<ScreenReference>(screenReferences[0]);
  const isPhone = useMediaQuery('(pointer: coarse)');
  const [adjusted, setAdjusted] = useState<number | null>(null);
  const largest = Math.min(scaleLimits.max, stageWidth() / reference.across);
  const scale = Math.min(adjusted ?? usualScale(isPhone), largest);
  const width = scale * reference.across;
  const save = () => {
    saveScreenScale({ pixelsPerMm: scale, view });
    onDone();
  };
  const take = (key: string) => {
    const taken = screenReferences.find((known) => known.key === key);
    if (taken) setReference(taken);
  };
  return (
    <>
      <Field label={sizingTexts.screenQuestion} hint={instructions[reference.shape]}>
        <Select value={reference.key} onChange={(event) => take(event.target.value)}>
          {screenReferences.map(({ key }) => (
            <option key={key} value={key}>
              {screenReferenceTexts[key]}
            </option>
          ))}
        </Select>
      </Field>
      <ReferenceStage reference={reference} width={width} />
      <Slider
        label={reference.shape === 'card' ? sizingTexts.cardWidth : sizingTexts.coinSize}
        value={width}
        min={scaleLimits.min * reference.across}
        max={largest * reference.across}
        step={0.5}
        valueText={sizingTexts.pixels(Math.round(width))}
        onChange={(pixels) => setAdjusted(pixels / reference.across)}
      />
      <Button onClick={save}>{sizingTexts.itFitsExactly}</Button>
    </>
  );
}

/** Enough of a card to lay its edges at the lines. */
const CARD_SHOWN = 200;

function ReferenceStage({ reference, width }: { reference: ScreenReference; width: number }) {
  if (reference.shape === 'coin') {
    return (
      <Stage height={CARD_SHOWN}>
        <Disc size={width} />
      </Stage>
    );
  }
  return (
    <Stage height={CARD_SHOWN}>
      <Span size={width} height={width * CARD_RATIO}>
        {sizingTexts.cardShortSide}
      </Span>
    </Stage>
  );
}
