import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '#domain/plurals.ts';
import { nextOption } from '#web/ui/nextOption.ts';
import { optionsOf, useSuggestions } from './useSuggestions.ts';

function statusOf(typed: string, count: number): string {
  if (count === 0) return `No products match “${typed}”`;
  return counted(count, 'suggestion');
}

/** State and keyboard handling of a search box with suggestions. */
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
    const chosen = active === null ? undefined : options[active];
    if (!chosen && !text) return;
    leave();
    void navigate(chosen?.to ?? `/products?search=${encodeURIComponent(text)}`);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && found) close();
    else if (options.length === 0) return;
    else if (event.key === 'ArrowDown') setActive(nextOption(active, 1, options.length));
    else if (event.key === 'ArrowUp') setActive(nextOption(active, -1, options.length));
    else return;
    event.preventDefault();
  };

  const type = (text: string) => {
    setActive(null);
    void ask(text);
  };

  const typed = found?.typed ?? null;
  return {
    form,
    options,
    typed,
    active,
    status: found && statusOf(found.typed, options.length),
    close,
    leave,
    send,
    press,
    type,
  };
}
