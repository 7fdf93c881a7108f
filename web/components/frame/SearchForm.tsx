import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';

interface SearchFormProps {
  /** After a search has been sent: what held the form may close. */
  onSent?: () => void;
  isFocused?: boolean;
  className?: string;
}

/** A plain form to the shop page, which works without script; with it, blank text goes nowhere. */
export function SearchForm({ onSent, isFocused = false, className }: SearchFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('search') ?? '').trim();
    if (!text) return;
    form.reset();
    onSent?.();
    void navigate(`/products?search=${encodeURIComponent(text)}`);
  };
  return (
    <search className={className}>
      <form action="/products" method="get" onSubmit={send} className="relative">
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: opened by the reader's own press on the search button
          autoFocus={isFocused}
          type="search"
          name="search"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search bangles, jhumka…"
          className={clsx(
            'min-h-11 w-full rounded-full border border-line bg-paper pr-12 pl-5 text-base placeholder:text-muted',
            'hover:border-edge focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <button
          type="submit"
          aria-label="Search"
          className="thumb absolute inset-y-0 right-0 grid place-items-center rounded-full text-muted hover:text-accent"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </form>
    </search>
  );
}
