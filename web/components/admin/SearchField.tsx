import Search from 'virtual:lucide/search';
import { useSearchParams } from 'react-router';
import { SEARCH_MAX } from '#domain/askingLimits.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
}

/** Searches while typing; the text is `search` in the address. */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  const [query] = useSearchParams();
  return (
    <Field label={label} isLabelHidden className="grow basis-full lg:basis-64">
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4 text-muted"
        />
        <TextInput
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={query.get('search') ?? ''}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          className="pl-11"
        />
      </span>
    </Field>
  );
}
