import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { controlTexts } from '#texts/controls.ts';
import { FieldError } from './control.tsx';
import { starPath } from './Stars.tsx';

interface StarInputProps {
  legend: string;
  name: string;
  /** 0 without a choice. */
  value: number;
  onChange: (value: number) => void;
  /** Labels of the ratings, from one star up. */
  words: readonly string[];
  error?: string;
}

export function StarInput({ legend, name, value, onChange, words, error }: StarInputProps) {
  const [pointed, setPointed] = useState(0);
  const errorId = useId();
  const shown = pointed || value;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className="flex items-center" onPointerLeave={() => setPointed(0)}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              className="thumb grid cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">{controlTexts.starsAndWord(stars, word)}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 20 20"
                className={clsx('size-8 transition-colors', stars <= shown ? 'fill-accent' : 'fill-line')}
              >
                <path d={starPath} />
              </svg>
            </label>
          );
        })}
        <span aria-hidden="true" className="ml-3 text-muted text-sm">
          {words[shown - 1]}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
