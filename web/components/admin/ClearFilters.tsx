import X from 'virtual:lucide/x';
import { useLocation } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Shows while a filter is set. Its space is always reserved. */
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
      {adminTexts.clearFilters}
    </ButtonLink>
  );
}
