/** The filters above a list. They are the address: each change shows at once, and goes back with Back. */
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';

/** As long as a pause between two typed letters. */
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
    // Letters don't pile up in the browser's history.
    if (isTyped(target)) timer.current = window.setTimeout(() => send(true), TYPING_MS);
    else send(false);
  };

  // Back, a cleared filter or a link changes the address: the fields follow, except the one being typed in.
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
