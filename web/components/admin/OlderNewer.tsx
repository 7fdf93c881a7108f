import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { withQuery } from '#web/listQuery.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

interface OlderNewerProps {
  /** What the next page goes on from; null at an end. */
  older: string | null;
  newer: string | null;
}

/** Under a list too long to count its pages. */
export function OlderNewer({ older, newer }: OlderNewerProps) {
  const { search } = useLocation();
  if (!older && !newer) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3">
      {newer && (
        <ButtonLink
          to={withQuery(search, { before: null, after: newer })}
          rel="prev"
          look="outline"
          size="sm"
          prefetch="none"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Newer
        </ButtonLink>
      )}
      {older && (
        <ButtonLink
          to={withQuery(search, { before: older, after: null })}
          rel="next"
          look="outline"
          size="sm"
          prefetch="none"
        >
          Older
          <ChevronRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
