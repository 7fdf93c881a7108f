/**
 * The filters above a list. Their values are the query of the address: each change applies at once, and Back undoes
 * it.
 */
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';

/** Longer than the pause between two keystrokes. */
const TYPING_MS = 300;

interface FilterFormProps {
  label: string;
  children: ReactNode;
}

const filledIn = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'search';

export function FilterForm({ label, children }: FilterFormProps) {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);

  const send = (isReplacing: boolean) => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    void submit(filledIn(form.current), { method: 'get', replace: isReplacing, preventScrollReset: true });
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    // Typing replaces the history entry instead of adding one per keystroke.
    if (isTyped(target)) timer.current = window.setTimeout(() => send(true), TYPING_MS);
    else send(false);
  };

  // Back, a cleared filter or a link changes the address. The fields follow, except the focused one.
  useEffect(() => {
    const query = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || !field.name || (field === document.activeElement && isTyped(field))) continue;
      field.value = query.get(field.name) ?? '';
    }
  }, [search]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      {children}
    </Form>
  );
}
