/**
 * A text field with suggestions that accepts any text. Its list follows the field in the page, so an open list hides
 * nothing from screen readers.
 */

import ChevronDown from 'virtual:lucide/chevron-down';
import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { controlTexts } from '#texts/controls.ts';
import { controlClass, useFieldWiring } from './control.tsx';
import { SuggestOptions } from './SuggestOptions.tsx';
import { type SuggestBoxProps, useSuggestBox } from './useSuggestBox.ts';

export interface SuggestInputProps extends SuggestBoxProps {
  value: string;
  /** Shown when nothing matches the text. */
  emptyText?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  /** Lets a form focus its first error. */
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
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4 text-muted" />
      <p role="status" className="sr-only">
        {isOpen && controlTexts.suggestionCount(offered.length)}
      </p>
      {hasList && <SuggestOptions id={listId} offered={offered} active={active} onPick={box.pick} />}
      {isOpen && !hasList && emptyText && (
        <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-paper px-4 py-3 text-muted text-sm shadow-high">
          {emptyText}
        </p>
      )}
    </div>
  );
}
