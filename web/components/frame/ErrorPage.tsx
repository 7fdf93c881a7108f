import { CloudOff, SearchX } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In place of a page that isn't there or didn't come. */
export function ErrorPage({ status }: { status: number }) {
  const { revalidate, state } = useRevalidator();
  if (status === 404 || status === 400) {
    return (
      <>
        <title>Page not found</title>
        <EmptyState
          level={1}
          icon={<SearchX className="size-7" />}
          title="Page not found"
          action={
            <>
              <ButtonLink to="/products">Browse the shop</ButtonLink>
              <ButtonLink to="/" look="outline">
                Go home
              </ButtonLink>
            </>
          }
        >
          The page you are looking for has moved, or was never here.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <title>Something went wrong</title>
      <EmptyState
        level={1}
        icon={<CloudOff className="size-7" />}
        title={status === 503 ? 'We will be right back' : 'Something went wrong'}
        action={
          <>
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              Try Again
            </Button>
            <ButtonLink to="/" look="outline">
              Go home
            </ButtonLink>
          </>
        }
      >
        {status === 503
          ? 'The shop is busy at the moment. Please try again shortly.'
          : 'The page could not be shown. Please try again; your cart is safe.'}
      </EmptyState>
    </>
  );
}
