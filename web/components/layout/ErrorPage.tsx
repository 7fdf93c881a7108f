import CloudOff from 'virtual:lucide/cloud-off';
import SearchX from 'virtual:lucide/search-x';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { isOffline } from '#web/state/lastShown.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Replaces a page that does not exist or failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 || status === 400 ? <NotFound /> : <Failed {...failureOf(error, status)} />;
}

interface Failure {
  /** Title of the browser tab, and the overline. */
  title: string;
  text: string;
}

function failureOf(error: unknown, status: number): Failure {
  if (isOffline(error)) {
    return {
      title: 'You seem to be offline',
      text: 'This page could not be loaded. Please check your internet connection; your cart is safe.',
    };
  }
  if (status === 503) {
    return {
      title: 'We will be right back',
      text: 'The shop is busy at the moment. Please try again shortly.',
    };
  }
  return {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again; your cart is safe.',
  };
}

function NotFound() {
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
        This page does not exist or has moved.
      </EmptyState>
    </>
  );
}

function Failed({ title, text }: Failure) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        icon={<CloudOff className="size-7" />}
        title={title}
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
        {text}
      </EmptyState>
    </>
  );
}
