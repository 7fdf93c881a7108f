import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  level?: 1 | 2 | 3;
}

/** Something didn't come: what, and a button to try again. */
export function ErrorState({ title, children, onRetry, isRetrying, level }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        icon={<CloudOff className="size-7" />}
        title={title}
        action={
          onRetry && (
            <Button look="outline" busy={isRetrying} onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
