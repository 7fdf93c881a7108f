/** A list one types into. Load it lazily with the form it stands in, or stand a Select in its place. */
import { Combobox as Base } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldLabelId, useFieldWiring } from './Field.tsx';
import { controlClass } from './TextInput.tsx';
import { useNearbyContainer } from './useNearbyContainer.ts';

export interface ComboboxChoice {
  value: string;
  label: string;
  /** Said after the label, quieter: the same in another script. */
  hint?: string;
  /** Other spellings it is found by. */
  also?: readonly string[];
}

interface ComboboxProps {
  choices: readonly ComboboxChoice[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  emptyText?: string;
  disabled?: boolean;
  /** For a form that moves focus to its first error. */
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function isFoundBy(choice: ComboboxChoice, typed: string): boolean {
  const sought = fold(typed);
  return [choice.label, choice.hint ?? '', ...(choice.also ?? [])].some((text) =>
    fold(text).includes(sought),
  );
}

/** Escape is for the list, or the dialog around it: what was chosen stays. */
function keepOnEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}

export function Combobox(props: ComboboxProps) {
  const {
    choices,
    value,
    onChange,
    name,
    placeholder,
    autoComplete,
    emptyText = 'Nothing found',
    disabled,
    inputRef,
    onBlur,
  } = props;
  const { near, container } = useNearbyContainer();
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  return (
    <Base.Root
      items={choices as ComboboxChoice[]}
      value={chosen}
      onValueChange={(choice, details) => keepOnEscape(details) || onChange(choice?.value ?? '')}
      onInputValueChange={(_, details) => keepOnEscape(details)}
      itemToStringLabel={(choice: ComboboxChoice) => choice.label}
      itemToStringValue={(choice: ComboboxChoice) => choice.value}
      filter={isFoundBy}
      name={name}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup ref={near} className="relative">
        <Base.Input
          {...useFieldWiring()}
          aria-labelledby={useFieldLabelId()}
          ref={inputRef}
          onBlur={onBlur}
          placeholder={placeholder}
          autoComplete={autoComplete}
          className={clsx(controlClass, 'min-h-12 pr-12')}
        />
        <Base.Trigger
          aria-label="Show all"
          className="thumb absolute inset-y-0 right-0.5 my-auto grid place-items-center text-muted"
        >
          <ChevronDown aria-hidden="true" className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={4} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-1 shadow-high outline-none">
            <Base.Empty>
              <p className="px-4 py-3 text-muted text-sm">{emptyText}</p>
            </Base.Empty>
            <Base.List>
              {(choice: ComboboxChoice) => (
                <Base.Item
                  key={choice.value}
                  value={choice}
                  className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm outline-none data-highlighted:bg-sand"
                >
                  <span className="grow">
                    {choice.label}
                    {choice.hint && <span className="ml-2 text-muted">{choice.hint}</span>}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
