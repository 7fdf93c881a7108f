/** State and keyboard handling of a field with suggestions. */
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { nextOption } from './nextOption.ts';
import type { Suggestion } from './SuggestOptions.tsx';

interface BoxState {
  isOpen: boolean;
  /** Text typed since the list opened. Before that all suggestions show, whatever the field holds. */
  typed: string;
  active: number | null;
  /** Reached with the arrow keys, so it was chosen on purpose. */
  isByArrowKey: boolean;
}

const closed: BoxState = { isOpen: false, typed: '', active: null, isByArrowKey: false };

export interface SuggestBoxProps {
  /** Suggestions for a text, best first; all for an empty text. */
  suggest: (text: string) => readonly Suggestion[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The value should come from the list, so Enter takes the first match. */
  picksFirst?: boolean;
}

export function useSuggestBox({ suggest, onChange, onBlur, picksFirst = false }: SuggestBoxProps) {
  const [box, setBox] = useState(closed);
  const { isOpen, typed, active, isByArrowKey } = box;
  const offered = isOpen ? suggest(typed) : [];
  const close = () => setBox(closed);
  const open = () => isOpen || setBox({ ...closed, isOpen: true });

  const pick = (label: string) => {
    onChange(label);
    close();
  };

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    onChange(text);
    // Autofill of a whole address must not open the list.
    if (target !== document.activeElement) return;
    setBox({ isOpen: true, typed: text, active: picksFirst && text ? 0 : null, isByArrowKey: false });
  };

  const moveActive = (step: 1 | -1) => {
    const next = nextOption(active, step, offered.length);
    // The field itself is part of the cycle, unless the value should come from the list.
    const isRound = next === null && picksFirst;
    const reached = isRound ? nextOption(null, step, offered.length) : next;
    setBox({ ...box, isOpen: true, active: reached, isByArrowKey: true });
  };

  const press = (event: KeyboardEvent) => {
    const activeLabel = active === null ? undefined : offered[active]?.label;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && activeLabel) {
      event.preventDefault();
      pick(activeLabel);
    } else if (event.key === 'Tab' && activeLabel && isByArrowKey) {
      pick(activeLabel);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes the list, not the dialog around the field.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
  };

  const leave = () => {
    close();
    onBlur?.();
  };

  return { offered, active, isOpen, open, pick, type, press, leave };
}
