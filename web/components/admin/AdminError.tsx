import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** In place of an owner's page whose data didn't come. */
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
