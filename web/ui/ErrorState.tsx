import CloudOff from 'virtual:lucide/cloud-off';
import type { ReactNode } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  level?: 1 | 2 | 3;
}

/** Says what failed to load, with a retry button. */
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
              {uiTexts.tryAgain}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
