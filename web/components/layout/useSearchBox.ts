import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '#domain/plurals.ts';
import { nextOption } from '#web/ui/nextOption.ts';
import type { Typed } from './useTypedAnswer.ts';

interface SearchBoxProps<Option extends { to: string }> {
  suggestions: {
    found: Typed<{ options: readonly Option[] }> | null;
    ask: (typed: string) => Promise<void>;
    forget: () => void;
  };
  /** Where Enter leads while no option is active. */
  hrefOf: (text: string, found: Typed<{ options: readonly Option[] }> | null) => string;
  /** What is searched: 'products'. */
  nouns: string;
  onSent?: () => void;
}

/** State and keyboard handling of a search box with suggestions. */
export function useSearchBox<Option extends { to: string }>({
  suggestions: { found, ask, forget },
  hrefOf,
  nouns,
  onSent,
}: SearchBoxProps<Option>) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const options = found?.options ?? [];

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
    void navigate(chosen?.to ?? hrefOf(text, found));
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

  const none = `No ${nouns} match “${found?.typed}”`;
  return {
    form,
    options,
    typed: found?.typed ?? null,
    active,
    status: found && (options.length === 0 ? none : counted(options.length, 'suggestion')),
    close,
    leave,
    send,
    press,
    type,
  };
}
