import { type LeftOutKind, leftOutKinds } from '#domain/courierFile.ts';
import { grouped } from '#texts/numbers.ts';
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
      <legend className="font-medium">Left out. Tick what should go along:</legend>
      {leftOut.map(({ kind, count, isTaken }) => (
        <Checkbox
          key={kind}
          label={`${grouped(count)} ${leftOutKinds[kind]}`}
          checked={isTaken || reading === kind}
          disabled={reading !== null}
          onChange={() => onToggle(kind)}
        />
      ))}
    </fieldset>
  );
}
