import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, useState } from 'react';
import { controlTexts } from '#texts/controls.ts';
import { digits } from '#texts/numbers.ts';
import { controlClass, useFieldWiring } from './control.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows how many of `maxLength` characters are used. */
  counts?: boolean;
};

/** The browser shows only the line with the cursor above the keyboard of a phone. */
const showWhole = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: 'nearest' });

export function TextArea({ counts = false, className, onChange, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <div>
      <textarea
        rows={5}
        onFocus={showWhole}
        {...useFieldWiring()}
        {...rest}
        className={clsx(controlClass, 'block scroll-my-2 py-3', className)}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {counts && (
        <p className="mt-1 text-right text-muted text-xs tabular-nums">
          {digits(`${length}/${rest.maxLength}`)}
          <span className="sr-only">{controlTexts.charactersUsed}</span>
        </p>
      )}
    </div>
  );
}
