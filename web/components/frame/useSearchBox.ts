import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextOption } from '#web/ui/nextOption.ts';
import { optionsOf } from './suggestedOptions.ts';
import { useSuggestions } from './useSuggestions.ts';

/** A search box with a list of suggestions: what is meant at the moment, and what each key and press does. */
export function useSearchBox(onSent?: () => void) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { found, ask, forget } = useSuggestions();
  const [active, setActive] = useState<number | null>(null);
  const options = found ? optionsOf(found) : [];

  const close = () => {
    forget();
    setActive(null);
  };

  const leave = () => {
    close();
    form.current?.reset();
    onSent?.();
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    const meant = active === null ? undefined : options[active];
    if (!meant && !text) return;
    leave();
    void navigate(meant?.to ?? `/products?search=${encodeURIComponent(text)}`);
  };

  const walk = (event: KeyboardEvent) => {
    if (options.length === 0) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive(nextOption(active, 1, options.length));
    else if (event.key === 'ArrowUp') setActive(nextOption(active, -1, options.length));
    else return;
    event.preventDefault();
  };

  const type = (text: string) => {
    setActive(null);
    void ask(text);
  };

  const status = found && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`);
  return { form, options, active, status, close, leave, send, walk, type };
}
