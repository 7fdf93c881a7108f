import Minus from 'virtual:lucide/minus';
import Plus from 'virtual:lucide/plus';
import { useId, useState } from 'react';
import { toLatinDigits } from '#domain/digits.ts';
import { digits } from '#texts/numbers.ts';
import { uiTexts } from '#texts/ui.ts';

interface QuantityStepperProps {
  /** Accessible name: 'Quantity of Glass Churi'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** Called when more than `max` was entered. */
  limitText: (max: number) => string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

const stepClass =
  'thumb inline-flex items-center justify-center text-ink transition-colors hover:bg-sand disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent aria-disabled:cursor-not-allowed! aria-disabled:text-edge aria-disabled:hover:bg-transparent';

/** Limits the entry to the stock and says so. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max, limitText, disabled = false, onChange } = props;
  const [id, limitId] = [useId(), useId()];
  const [isHeld, setIsHeld] = useState(false);
  /** The old number is deleted and the new one is not typed yet. */
  const [isCleared, setIsCleared] = useState(false);
  const isAtLimit = value >= max;
  const ask = (wanted: number) => {
    setIsHeld(wanted > max);
    const held = Math.min(Math.max(wanted, min), Math.max(max, min));
    if (held !== value) onChange(held);
  };
  const type = (text: string) => {
    setIsCleared(text === '');
    const wanted = Number.parseInt(toLatinDigits(text), 10);
    if (Number.isFinite(wanted)) ask(wanted);
  };
  return (
    <div>
      <div className="inline-flex items-stretch rounded-sm border border-edge bg-paper">
        <button
          type="button"
          className={stepClass}
          aria-label={uiTexts.oneLess}
          aria-controls={id}
          disabled={disabled || value <= min}
          onClick={() => ask(value - 1)}
        >
          <Minus className="size-4" />
        </button>
        <input
          id={id}
          aria-label={label}
          aria-describedby={limitId}
          inputMode="numeric"
          autoComplete="off"
          className="w-11 border-line border-x bg-transparent text-center tabular-nums focus-visible:outline-offset-0"
          value={isCleared ? '' : digits(value)}
          disabled={disabled}
          onBlur={() => setIsCleared(false)}
          onChange={(event) => type(event.target.value)}
        />
        <button
          type="button"
          className={stepClass}
          aria-label={uiTexts.oneMore}
          aria-controls={id}
          disabled={disabled}
          aria-disabled={isAtLimit || undefined}
          onClick={() => ask(value + 1)}
        >
          <Plus className="size-4" />
        </button>
      </div>
      <p id={limitId} role="status" className="font-medium text-caution text-xs">
        {isHeld && isAtLimit && limitText(max)}
      </p>
    </div>
  );
}
