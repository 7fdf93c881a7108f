import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';

interface QuantityStepperProps {
  /** What is counted: 'Quantity of Glass Churi'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

const stepClass =
  'thumb inline-flex items-center justify-center text-ink transition-colors hover:bg-sand disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent';

export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const id = useId();
  const hold = (wanted: number) => Math.min(Math.max(wanted, min), Math.max(max, min));
  const type = (text: string) => {
    const wanted = Number.parseInt(text, 10);
    if (Number.isFinite(wanted)) onChange(hold(wanted));
  };
  return (
    <div className="inline-flex items-stretch rounded-sm border border-edge bg-paper">
      <button
        type="button"
        className={stepClass}
        aria-label="One less"
        aria-controls={id}
        disabled={disabled || value <= min}
        onClick={() => onChange(hold(value - 1))}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        id={id}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        className="w-11 border-line border-x bg-transparent text-center tabular-nums focus-visible:outline-offset-0"
        value={value}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
      />
      <button
        type="button"
        className={stepClass}
        aria-label="One more"
        aria-controls={id}
        disabled={disabled || value >= max}
        onClick={() => onChange(hold(value + 1))}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
