/** A text field that offers, and takes whatever is typed. Load it lazily with the form it stands in. */
import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useFieldLabelId, useFieldWiring } from './Field.tsx';
import { controlClass } from './TextInput.tsx';
import { useNearbyContainer } from './useNearbyContainer.ts';

export interface Suggestion {
  label: string;
  /** Said after the label, quieter: the same in another script. */
  hint?: string;
}

interface SuggestInputProps {
  /** What is offered for the text as it stands, the best first. */
  suggestions: readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function SuggestInput(props: SuggestInputProps) {
  const { suggestions, value, onChange, onBlur, name, placeholder, autoComplete, inputRef } = props;
  const { near, container } = useNearbyContainer();
  return (
    <Base.Root
      items={suggestions as Suggestion[]}
      value={value}
      onValueChange={onChange}
      itemToStringValue={(suggestion: Suggestion) => suggestion.label}
      mode="none"
      openOnInputClick
    >
      <div ref={near}>
        <Base.Input
          {...useFieldWiring()}
          aria-labelledby={useFieldLabelId()}
          ref={inputRef}
          name={name}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onBlur={onBlur}
          className={clsx(controlClass, 'min-h-12')}
        />
      </div>
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={4} className="z-50 outline-none data-empty:hidden">
          <Base.Popup className="max-h-[min(16rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-1 shadow-high outline-none data-empty:hidden">
            <Base.List>
              {(suggestion: Suggestion) => (
                <Base.Item
                  key={suggestion.label}
                  value={suggestion}
                  className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm outline-none data-highlighted:bg-sand"
                >
                  {suggestion.label}
                  {suggestion.hint && <span className="text-muted">{suggestion.hint}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
