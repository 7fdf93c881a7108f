import { type ReactNode, useState } from 'react';
import { doubtOf } from '#domain/screenScale.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { useScreenScale } from '#web/state/screenScale.ts';
import { Button } from '#web/ui/Button.tsx';
import { useScreenView } from '#web/ui/useScreenView.ts';
import { Calibration } from './Calibration.tsx';

interface MeasuredScreenProps {
  /** What is measured on the screen. */
  children: (pixelsPerMm: number) => ReactNode;
}

/** Makes sure that a millimetre on the screen is one: asks for the screen's size first, and again if the page was zoomed since. */
export function MeasuredScreen({ children }: MeasuredScreenProps) {
  const scale = useScreenScale();
  const view = useScreenView();
  const [isSetting, setIsSetting] = useState(false);
  const doubt = doubtOf(scale, view);
  if (doubt === 'pinched') {
    return <Warning>{sizingTexts.zoomedIn}</Warning>;
  }
  if (doubt || isSetting) {
    return (
      <>
        {doubt === 'changed' && <Warning>{sizingTexts.zoomChanged}</Warning>}
        <Calibration view={view} onDone={() => setIsSetting(false)} />
      </>
    );
  }
  return (
    <>
      {children(scale.pixelsPerMm)}
      <Button look="quiet" size="sm" className="self-start" onClick={() => setIsSetting(true)}>
        {sizingTexts.measureScreenAgain}
      </Button>
    </>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-md bg-caution-soft p-4 text-caution text-sm">
    {children}
  </p>
);
