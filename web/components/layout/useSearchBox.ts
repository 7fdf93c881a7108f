import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX } from '#domain/askingLimits.ts';
import { nextOption } from '#web/ui/nextOption.ts';
import type { Typed } from './useTypedResponse.ts';

interface SearchBoxProps<Option extends { to: string }> {
  suggestions: {
    found: Typed<{ options: readonly Option[] }> | null;
    ask: (typed: string) => Promise<void>;
    forget: () => void;
  };
  /** Where Enter leads while no option is active. */
  hrefOf: (text: string, found: Typed<{ options: readonly Option[] }> | null) => string;
  onSent?: () => void;
}

/** State and keyboard handling of a search box with suggestions, as attributes of its form, input and list. */
export function useSearchBox<Option extends { to: string }>({
  suggestions: { found, ask, forget },
  hrefOf,
  onSent,
}: SearchBoxProps<Option>) {
  const navigate = useNavigate();
  const [id, listId] = [useId(), useId()];
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

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setActive(null);
    void ask(target.value);
  };

  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  const hasList = options.length > 0;
  return {
    formProps: { ref: form, method: 'get', onSubmit: send, onBlur: closeBehind },
    inputProps: {
      id,
      type: 'search',
      name: 'search',
      required: true,
      maxLength: SEARCH_MAX,
      autoComplete: 'off',
      enterKeyHint: 'search',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': active === null ? undefined : `${listId}-${active}`,
      onKeyDown: press,
      onChange: type,
    },
    listProps: { id: listId, options, active, onPick: leave },
  } as const;
}
