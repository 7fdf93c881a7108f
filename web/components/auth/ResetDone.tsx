import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { RESET_REDIRECT_MS } from '#domain/accountWaits.ts';
import { authTexts } from '#texts/auth.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { authLinkClass } from './AuthPage.tsx';

/** Confirms the reset and continues to login after a moment. */
export function ResetDone({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate('/auth/login'), RESET_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="flex flex-col gap-4 text-center">
      <FormAlert tone="good" className="text-left">
        {message}
      </FormAlert>
      <p className="text-muted text-sm">
        <TextWith
          text={authTexts.toLogin}
          parts={{
            now: (
              <Link to="/auth/login" className={authLinkClass}>
                {authTexts.goThereNow}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
