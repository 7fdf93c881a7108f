import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { NotAllowed } from './NotAllowed.tsx';

const FORBIDDEN = 403;

/** True if the page, or a call of its loader, needs another duty. */
export const isRefusedForDuty = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === FORBIDDEN;

/** Replaces an admin page whose data failed to load. */
export function AdminError({ title, children }: { title: string; children?: string }) {
  const { revalidate, state } = useRevalidator();
  if (isRefusedForDuty(useRouteError())) return <NotAllowed />;
  return (
    <div className="page-width py-12">
      <ErrorState level={1} title={title} onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
        {children ?? adminTexts.tryAgainSoon}
      </ErrorState>
    </div>
  );
}
