/** What a field with suggestions offers at the moment, which of them is meant, and what each key and press does. */
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { nextOption } from './nextOption.ts';
import type { SuggestInputProps } from './SuggestInput.tsx';

interface Looking {
  isOpen: boolean;
  /** What was typed since it opened; before that all is offered, whatever stands in the field. */
  typed: string;
  active: number | null;
  /** Walked to with the arrows, so it is meant and not just the nearest. */
  isWalkedTo: boolean;
}

const closed: Looking = { isOpen: false, typed: '', active: null, isWalkedTo: false };

type Box = Pick<SuggestInputProps, 'suggest' | 'onChange' | 'onBlur' | 'picksFirst'>;

export function useSuggestBox({ suggest, onChange, onBlur, picksFirst = false }: Box) {
  const [looking, setLooking] = useState(closed);
  const { isOpen, typed, active, isWalkedTo } = looking;
  const offered = isOpen ? suggest(typed) : [];
  const close = () => setLooking(closed);
  const open = () => isOpen || setLooking({ ...closed, isOpen: true });

  const pick = (label: string) => {
    onChange(label);
    close();
  };

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    onChange(text);
    // A browser that fills in a whole address is not looking for anything.
    if (target !== document.activeElement) return;
    setLooking({ isOpen: true, typed: text, active: picksFirst && text ? 0 : null, isWalkedTo: false });
  };

  const walk = (step: 1 | -1) => {
    const next = nextOption(active, step, offered.length);
    // The field itself is a stop on the way round, unless one of the list is meant anyway.
    const isRound = next === null && picksFirst;
    const landed = isRound ? nextOption(null, step, offered.length) : next;
    setLooking({ ...looking, isOpen: true, active: landed, isWalkedTo: true });
  };

  const press = (event: KeyboardEvent) => {
    const meant = active === null ? undefined : offered[active]?.label;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && meant) {
      event.preventDefault();
      pick(meant);
    } else if (event.key === 'Tab' && meant && isWalkedTo) {
      pick(meant);
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list, not also the dialog around the field.
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
