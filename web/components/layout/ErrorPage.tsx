import CloudOff from 'virtual:lucide/cloud-off';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { errorPagesTexts } from '#texts/errorPages.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { MissingPage } from './MissingPage.tsx';

/** Replaces a page that does not exist or failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 || status === 400 ? (
    <NotFound error={error} />
  ) : (
    <Failed {...failureOf(error, status)} />
  );
}

interface Failure {
  /** Title of the browser tab, and the overline. */
  title: string;
  text: string;
}

function failureOf(error: unknown, status: number): Failure {
  if (isUnreachable(error)) {
    return {
      title: errorPagesTexts.offline,
      text: errorPagesTexts.offlineText,
    };
  }
  if (status === 503) {
    return {
      title: errorPagesTexts.busy,
      text: errorPagesTexts.busyText,
    };
  }
  return {
    title: errorPagesTexts.failed,
    text: errorPagesTexts.failedText,
  };
}

function NotFound({ error }: { error: unknown }) {
  return (
    <>
      <title>{errorPagesTexts.notFound}</title>
      <MissingPage error={error} />
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
              {errorPagesTexts.tryAgain}
            </Button>
            <ButtonLink to="/" look="outline">
              {errorPagesTexts.goHome}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
