import Minus from 'virtual:lucide/minus';
import Plus from 'virtual:lucide/plus';
import { type ReactNode, useId } from 'react';
import { controlTexts } from '#texts/controls.ts';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A number that is adjusted by eye: a native slider between two large buttons for single steps. */
export function Slider({ label, value, min, max, step, valueText, onChange }: SliderProps) {
  const id = useId();
  const ask = (wanted: number) => {
    const held = Math.min(Math.max(wanted, min), max);
    onChange(Math.round(held / step) * step);
  };
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <StepButton
          label={controlTexts.smaller}
          controls={id}
          isAtEnd={value <= min}
          onPress={() => ask(value - step)}
        >
          <Minus className="size-5" />
        </StepButton>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          className="h-12 min-w-0 grow cursor-pointer accent-accent"
          onChange={(event) => ask(Number(event.target.value))}
        />
        <StepButton
          label={controlTexts.larger}
          controls={id}
          isAtEnd={value >= max}
          onPress={() => ask(value + step)}
        >
          <Plus className="size-5" />
        </StepButton>
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  controls: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the range, so that the keyboard does not lose its place. */
function StepButton({ label, controls, isAtEnd, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isAtEnd || undefined}
      className="grid size-12 shrink-0 select-none place-items-center rounded-full border border-edge bg-paper transition-colors hover:bg-sand aria-disabled:text-edge"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
