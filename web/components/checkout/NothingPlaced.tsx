import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { confirmationTexts } from '#texts/confirmation.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Without an order the page leads home after this time. Milliseconds. */
const EMPTY_REDIRECT_MS = 3000;

/** Replaces the confirmation when this browser has placed no order; leads to the home page after a moment. */
export function NothingPlaced() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate('/', { replace: true }), EMPTY_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="page-width flex min-h-[70vh] flex-col justify-center">
      <EmptyState
        level={1}
        title={confirmationTexts.noOrderToShow}
        action={
          <>
            <ButtonLink to="/">{confirmationTexts.goHome}</ButtonLink>
            <ButtonLink to="/account?tab=orders" look="outline">
              {confirmationTexts.viewMyOrders}
            </ButtonLink>
          </>
        }
      >
        {confirmationTexts.leadsHome}
      </EmptyState>
    </div>
  );
}
