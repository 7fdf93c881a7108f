import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** Replaces an admin page whose data failed to load. */
export function AdminError({ title, children }: { title: string; children?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-width py-12">
      <ErrorState level={1} title={title} onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
        {children ?? 'Please try again in a moment.'}
      </ErrorState>
    </div>
  );
}
