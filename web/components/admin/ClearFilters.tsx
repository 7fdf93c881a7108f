import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Stands as soon as something is filtered; its room is kept before. */
export function ClearFilters({ names }: { names: readonly string[] }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isFiltered = names.some((name) => query.get(name));
  return (
    <ButtonLink
      to={pathname}
      prefetch="none"
      look="quiet"
      size="sm"
      preventScrollReset
      className={isFiltered ? '' : 'invisible'}
    >
      <X aria-hidden="true" className="size-4" />
      Clear Filters
    </ButtonLink>
  );
}
