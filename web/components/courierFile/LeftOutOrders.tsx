import type { LeftOutKind } from '#domain/courierFile.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { LeftOut } from './useCourierFile.ts';

interface LeftOutOrdersProps {
  leftOut: readonly LeftOut[];
  /** The kind whose orders are being read. */
  reading: LeftOutKind | null;
  onToggle: (kind: LeftOutKind) => void;
}

/** The orders that the file leaves out, by kind. Each kind can be taken along. */
export function LeftOutOrders({ leftOut, reading, onToggle }: LeftOutOrdersProps) {
  if (leftOut.length === 0) return null;
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">{courierFileTexts.leftOutLegend}</legend>
      {leftOut.map(({ kind, count, isTaken }) => (
        <Checkbox
          key={kind}
          label={courierFileTexts.leftOut[kind](count)}
          checked={isTaken || reading === kind}
          disabled={reading !== null}
          onChange={() => onToggle(kind)}
        />
      ))}
    </fieldset>
  );
}
