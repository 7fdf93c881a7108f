/**
 * The filters above a list. Their values are the query of the address: each change applies at once, and Back undoes
 * it.
 */
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { useNextPlace } from '#web/browser/useNextPlace.ts';

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

/** The field that somebody types in. */
function typedField(): Element | null {
  const { activeElement } = document;
  return activeElement && isTyped(activeElement) ? activeElement : null;
}

/** Shows the filters of an address in the fields, except in the one that is being changed. */
function follow(form: HTMLFormElement, address: string, changed: EventTarget | null): void {
  const query = new URLSearchParams(address);
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isField || !field.name || field === changed) continue;
    field.value = query.get(field.name) ?? '';
  }
}

export function FilterForm({ label, children }: FilterFormProps) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const next = useNextPlace();
  const isLeaving = next !== null && next.pathname !== pathname;
  const wanted = next && !isLeaving ? next.search : search;
  const { location: coming } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);

  const send = (isReplacing: boolean, changed: EventTarget | null) => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    // On a busy machine the browser may have the next address before React shows it.
    if (!next && window.location.search !== search) follow(form.current, window.location.search, changed);
    void submit(filledIn(form.current), { method: 'get', replace: isReplacing, preventScrollReset: true });
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    // Typing replaces the history entry instead of adding one per keystroke.
    if (isTyped(target)) timer.current = window.setTimeout(() => send(true, target), TYPING_MS);
    else send(false, target);
  };

  // Back, a cleared filter or a link changes the address. The fields follow at once, since a filter that is chosen while the
  // list loads is sent together with the others.
  useEffect(() => {
    if (form.current) follow(form.current, wanted, typedField());
  }, [wanted]);
  // A link that is pressed before a typed search is sent wins over it. While the focus is in the field, the search is what the
  // user did last.
  useEffect(() => {
    if (!form.current || !coming || (!isLeaving && typedField())) return;
    window.clearTimeout(timer.current);
    follow(form.current, wanted, null);
  }, [coming, isLeaving, wanted]);
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
        send(false, typedField());
      }}
    >
      {children}
    </Form>
  );
}
