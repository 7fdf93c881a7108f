/**
 * A text field that offers, and takes whatever is typed. Its list stands in the page, right after the field: nothing
 * around it is hidden from anybody while it is open.
 */
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useFieldWiring } from './Field.tsx';
import { OfferedList } from './OfferedList.tsx';
import { controlClass } from './TextInput.tsx';
import { useSuggestBox } from './useSuggestBox.ts';

export interface Suggestion {
  label: string;
  /** Said after the label, quieter: the same in another script. */
  hint?: string;
}

export interface SuggestInputProps {
  /** What is offered for a text, the best first; for none, all there is. */
  suggest: (text: string) => readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** One of the list is meant, so Enter takes the first of those that are left. */
  picksFirst?: boolean;
  /** Said where nothing of the list is meant by what was typed. */
  emptyText?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  /** For a form that moves focus to its first error. */
  inputRef?: Ref<HTMLInputElement>;
}

export function SuggestInput(props: SuggestInputProps) {
  const { value, emptyText, name, placeholder, autoComplete, inputRef } = props;
  const listId = useId();
  const box = useSuggestBox(props);
  const { offered, active, isOpen } = box;
  const hasList = isOpen && offered.length > 0;
  return (
    <div className="relative">
      <input
        type="text"
        {...useFieldWiring()}
        ref={inputRef}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && active !== null ? `${listId}-${active}` : undefined}
        onChange={box.type}
        onClick={box.open}
        onKeyDown={box.press}
        onBlur={box.leave}
        className={clsx(controlClass, 'min-h-12 pr-12')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4 text-muted"
      />
      <p role="status" className="sr-only">
        {isOpen && (offered.length === 1 ? '1 suggestion' : `${offered.length} suggestions`)}
      </p>
      {hasList && <OfferedList id={listId} offered={offered} active={active} onPick={box.pick} />}
      {isOpen && !hasList && emptyText && (
        <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-paper px-4 py-3 text-muted text-sm shadow-high">
          {emptyText}
        </p>
      )}
    </div>
  );
}
