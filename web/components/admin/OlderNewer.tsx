import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import { useLocation } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

const linkProps = { look: 'outline', size: 'sm', prefetch: 'none' } as const;

interface OlderNewerProps {
  /** Cursors of the next and previous page; null at an end. */
  older: string | null;
  newer: string | null;
}

/** Paging for lists that are too long to count. */
export function OlderNewer({ older, newer }: OlderNewerProps) {
  const { search } = useLocation();
  if (!older && !newer) return null;
  return (
    <nav aria-label={adminTexts.pages} className="flex items-center justify-center gap-3">
      {newer && (
        <ButtonLink {...linkProps} to={withQuery(search, { before: null, after: newer })} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {adminTexts.newer}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink {...linkProps} to={withQuery(search, { before: older, after: null })} rel="next">
          {adminTexts.older}
          <ChevronRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
